/** Returns how many pages match, as text. */
export function countLine(total: number): string {
  return total === 1 ? '1 page found' : `${total.toLocaleString('en')} pages found`;
}
