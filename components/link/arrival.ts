/** Whether a reader has followed a link to another page, from its top, which is still to come. */
let isExpected = false;

/** Says that such a page is to come, or that it has come. */
export function expectArrival(does: boolean): void {
  isExpected = does;
}

/** Whether a page that begins to be shown is such a page. */
export function isArrival(): boolean {
  return isExpected;
}
