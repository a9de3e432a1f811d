import type { SearchRecord } from '@/lib/search/records/search-record';

/** A place as the index holds it: its code goes with its text. */
export type IndexedPlace = {
  readonly id: string | null;
  readonly level: number;
  readonly title: string;
  readonly text: readonly string[];
  readonly code: readonly string[];
};

/** A page with its places, itself the first. */
export type IndexedPage = {
  readonly path: string;
  readonly section: string;
  /** Empty for none. */
  readonly edition: string;
  readonly version: string;
  readonly rank: number;
  readonly places: readonly IndexedPlace[];
};

/** Gathers records by page and place; a block of code belongs to the place that it leads to. */
export function pagesOfRecords(records: readonly SearchRecord[]): IndexedPage[] {
  const codeOf = groupsOf(records, ({ kind, url }) => (kind === 'code' ? url : null));
  const pages = groupsOf(records, ({ kind, url_without_anchor: path }) => (kind === 'code' ? null : path));
  return [...pages].flatMap(([path, members]) => {
    const page = members.find(({ kind }) => kind === 'page');
    return page === undefined
      ? []
      : {
          path,
          section: page.section,
          edition: page.edition ?? '',
          version: page.version,
          rank: page.weight.pageRank,
          places: members.map((record) => placeOf(record, codeOf.get(record.url) ?? [])),
        };
  });
}

function groupsOf(
  records: readonly SearchRecord[],
  keyOf: (record: SearchRecord) => string | null,
): Map<string, SearchRecord[]> {
  const groups = new Map<string, SearchRecord[]>();
  for (const record of records) {
    const key = keyOf(record);
    if (key !== null) {
      groups.set(key, [...(groups.get(key) ?? []), record]);
    }
  }
  return groups;
}

function placeOf(record: SearchRecord, code: readonly SearchRecord[]): IndexedPlace {
  const { lvl1, lvl2, lvl3, lvl4 } = record.hierarchy;
  return {
    id: record.anchor,
    level: Number(record.type.slice(-1)),
    title: lvl4 ?? lvl3 ?? lvl2 ?? lvl1,
    text: linesOf(record),
    code: [...new Set(code.flatMap(linesOf))],
  };
}

const linesOf = ({ content }: SearchRecord) => content?.split('\n') ?? [];
