/** Returns the label of the button below a title: how many of a page's values are filled in, and what it does. */
export function pageValuesText(filled: number, total: number): string {
  const values = `${total} ${total === 1 ? 'value' : 'values'}`;
  return filled < total ? `${filled === 0 ? '' : `${filled} of `}${values}: fill in` : `${values}: edit`;
}
