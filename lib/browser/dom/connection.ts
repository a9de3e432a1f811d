/** The Network Information API, which not all browsers support. */
export type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

/**
 * Returns whether the reader saves data or has a 2G connection, so that nothing may be prefetched (specification,
 * section 7).
 */
export function isSaveData(connection: Connection | undefined): boolean {
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}

/** Returns this browser's connection; undefined if the browser doesn't provide it. */
export function currentConnection(): Connection | undefined {
  return (navigator as Navigator & { readonly connection?: Connection }).connection;
}
