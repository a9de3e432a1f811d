/**
 * Returns the text of the line below a page's title that shows its values.
 *
 * @param filled how many of them the reader has filled in
 * @param total how many values the page uses
 * @returns the sentence, and the label of the button after it
 */
export function pageValuesText(filled: number, total: number): readonly [sentence: string, action: string] {
  if (filled === 0) {
    return [`This page uses ${total} of your values.`, total === 1 ? 'Fill it in' : 'Fill them in'];
  }
  return [`${filled} of ${total} values filled in.`, filled < total ? 'Fill in the rest' : 'Edit'];
}
