/** The Network Information API, which not all browsers support. */
type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

/** Returns whether nothing may be prefetched: to save data, or on a 2G connection. */
export function isSaveData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}
