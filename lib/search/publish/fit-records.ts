import type { SearchRecord } from '@/lib/search/records/search-record';

/** The largest record that every plan of the service accepts, in bytes of JSON. */
const mostBytes = 10_000;

const sizeOf = (record: SearchRecord) => Buffer.byteLength(JSON.stringify(record));

/**
 * Truncates the text of records that are too large for the service, at a word boundary.
 *
 * @returns the records, and how many were truncated
 */
export function fitRecords(records: readonly SearchRecord[]): {
  readonly fitting: readonly SearchRecord[];
  readonly cut: number;
} {
  let cut = 0;
  const fitting = records.map((record) => {
    let fitted = record;
    while (sizeOf(fitted) > mostBytes && fitted.content) {
      const surplus = sizeOf(fitted) - mostBytes;
      const rest = fitted.content.slice(0, Math.max(0, fitted.content.length - Math.max(surplus, 100)));
      fitted = { ...fitted, content: rest.replace(/\s+\S*$/, '') };
    }
    cut += fitted === record ? 0 : 1;
    return fitted;
  });
  return { fitting, cut };
}
