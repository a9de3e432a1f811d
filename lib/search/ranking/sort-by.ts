/** No number that is sorted may be larger, and no value: what is made of both is exact up to 2 to the power of 53. */
const most = 2 ** 20;
const steps = 2 ** 12;

/**
 * Sorts whole numbers by a value of each, the largest first, and those of (nearly) the same value in ascending order. The number and its
 * value are sorted as one number, which engines do many times faster than by a function that compares.
 *
 * @param numbers from 0 to 2²⁰
 * @param worthOf from 0 to 2²⁰, told apart by 1/4096
 */
export function sortedBy(numbers: readonly number[], worthOf: (number: number) => number): number[] {
  const keys = Float64Array.from(numbers, (number) => number - Math.round(worthOf(number) * steps) * most).sort();
  return Array.from(keys, (key) => key - Math.floor(key / most) * most);
}
