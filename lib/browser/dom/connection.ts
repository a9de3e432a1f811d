/** The Network Information API, which not all browsers support. */
export type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

/** Returns whether nothing may be prefetched: to save data, or on a 2G connection (specification, section 7). */
export function isSaveData(connection: Connection | undefined): boolean {
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}

/** Returns this browser's connection; undefined if the browser doesn't provide it. */
export function currentConnection(): Connection | undefined {
  return (navigator as Navigator & { readonly connection?: Connection }).connection;
}
