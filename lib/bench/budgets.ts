/** What a page may weigh, compressed with gzip, in bytes. `e2e/budgets.spec.ts` holds the built site to it. */
export const budgets = {
  /** The HTML of the median page: with its headers it fits into the first round trip of a connection. */
  medianHtmlBytes: 14_000,
  /** The script that every page loads before the reader acts (`components/controls/controls.ts`). */
  controlsBytes: 12_000,
  /** Each further script that a control loads on demand. */
  scriptOnDemandBytes: 12_000,
  /** Next and React, which a page starts when the reader turns to a link. */
  appBytes: 155_000,
  /** All style sheets of a page. */
  stylesBytes: 20_000,
} as const;
