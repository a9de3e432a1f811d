/** How many pages match, as a sentence fragment. */
export function countLine(total: number): string {
  return total === 1 ? '1 page found' : `${total.toLocaleString('en')} pages found`;
}
