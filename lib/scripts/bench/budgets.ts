/** Maximum sizes of a page's parts, gzipped, in bytes. `e2e/budgets.spec.ts` checks the built site against them. */
export const budgets = {
  /** The HTML of the median page. With its headers, it fits into a connection's first round trip. */
  medianHtmlBytes: 14_000,
  /** The script that every page loads before the reader interacts (`components/controls/controls.ts`). */
  controlsBytes: 12_000,
  /** Each additional script that a control loads on demand. */
  scriptOnDemandBytes: 12_000,
  /** The script of a tool that has a page of its own, with its data and styles. */
  toolScriptBytes: 30_000,
  /** Next and React, which a page starts when the reader shows interest in a link. */
  appBytes: 155_000,
  /** All style sheets of a page. */
  stylesBytes: 20_000,
} as const;
