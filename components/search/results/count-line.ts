/** How many hits there are, in words. */
export function countLine(total: number): string {
  return total === 1 ? 'One document found' : `${total.toLocaleString('en')} documents found`;
}
