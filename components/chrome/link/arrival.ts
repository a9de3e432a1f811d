'use client';

/** Whether the reader has followed a link to the top of another page that hasn't arrived yet. */
let isExpected = false;

/** Sets whether such a page is expected. */
export function expectArrival(value: boolean): void {
  isExpected = value;
}

/** Returns whether such a page is expected. */
export function isArrivalExpected(): boolean {
  return isExpected;
}
