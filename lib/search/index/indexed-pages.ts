import type { SearchRecord } from '@/lib/search/records/search-record';

/** A section as it's indexed: its code is part of it. */
export type IndexedSection = {
  readonly id: string | null;
  readonly level: number;
  readonly title: string;
  readonly text: readonly string[];
  readonly code: readonly string[];
};

/** A page with its sections; the first one is the page itself. */
export type IndexedPage = {
  readonly path: string;
  readonly label: string;
  readonly group: string;
  readonly section: string;
  /** Empty if it has none. */
  readonly edition: string;
  readonly version: string;
  readonly rank: number;
  readonly sections: readonly IndexedSection[];
};

/** Groups records by page and section. A code block belongs to the section it links to. */
export function pagesOfRecords(records: readonly SearchRecord[]): IndexedPage[] {
  const codeOf = groupBy(
    records.filter(({ kind }) => kind === 'code'),
    ({ url }) => url,
  );
  const pages = groupBy(
    records.filter(({ kind }) => kind !== 'code'),
    ({ url_without_anchor: path }) => path,
  );
  return [...pages].flatMap(([path, members]) => {
    const page = members.find(({ kind }) => kind === 'page');
    return page === undefined
      ? []
      : {
          path,
          label: page.label,
          group: page.groups.join(' '),
          section: page.section,
          edition: page.edition ?? '',
          version: page.version,
          rank: page.weight.pageRank,
          sections: members.map((record) => sectionOf(record, codeOf.get(record.url) ?? [])),
        };
  });
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item)) ?? [];
    groups.set(keyOf(item), group);
    group.push(item);
  }
  return groups;
}

function sectionOf(record: SearchRecord, code: readonly SearchRecord[]): IndexedSection {
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
