// @ts-check

const limits = '[upload limits](/server#upload-limits)';

/** Mixpost's own limit on files, which it checks before it sends them to a network. */
export const uploadSize = { what: 'File size', mixpost: limits };

/** The row for networks that Lite doesn't have, whose tables have no column for Mixpost. */
export const uploadSizeOfPro = { what: 'File size in Mixpost', network: limits };
