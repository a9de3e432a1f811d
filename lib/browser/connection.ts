/** What a browser says of its connection; not all of them do. */
export type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

/** Whether a reader's connection is slow or counted, so that nothing may be fetched ahead. */
export function isThrifty(connection: Connection | undefined): boolean {
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}

/** The connection of this browser, where it tells. */
export function currentConnection(): Connection | undefined {
  return (navigator as Navigator & { readonly connection?: Connection }).connection;
}
