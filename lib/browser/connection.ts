/** The Network Information API, which not all browsers have. */
export type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

/** Whether the reader saves data or has a 2G connection, so that nothing may be prefetched (specification, section 7). */
export function isSaveData(connection: Connection | undefined): boolean {
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}

/** The connection of this browser; undefined where the browser doesn't say. */
export function currentConnection(): Connection | undefined {
  return (navigator as Navigator & { readonly connection?: Connection }).connection;
}
