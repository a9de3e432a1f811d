/**
 * The line under a page's head about its values.
 *
 * @param filled how many of them the reader has filled in
 * @returns the sentence, and the label of the button after it
 */
export function pageValuesText(filled: number, total: number): readonly [sentence: string, action: string] {
  if (filled === 0) {
    return [`This page uses ${total} of your values.`, total === 1 ? 'Fill it in' : 'Fill them in'];
  }
  return [`${filled} of ${total} values filled in.`, filled < total ? 'Fill in the rest' : 'Edit'];
}
