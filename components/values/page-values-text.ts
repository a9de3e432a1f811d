export function pageValuesText(filled: number, total: number): string {
  const left = total - filled;
  const count = (number: number, more = '') => `${number}${more} ${number === 1 ? 'value' : 'values'}`;
  return left === 0 ? `Edit ${count(total)}` : `Fill in ${count(left, filled === 0 ? '' : ' more')}`;
}
