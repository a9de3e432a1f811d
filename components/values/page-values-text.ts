/** Returns the line below a title that says how many of a page's values are filled in, and the label of its button. */
export function pageValuesText(filled: number, total: number): readonly [sentence: string, action: string] {
  if (filled === 0) {
    return [`This page uses ${total} of your values.`, total === 1 ? 'Fill it in' : 'Fill them in'];
  }
  return [`${filled} of ${total} values filled in.`, filled < total ? 'Fill in the rest' : 'Edit'];
}
