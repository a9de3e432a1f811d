import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SearchRecord } from '@/lib/search/records/search-record';
import { stopWords } from '@/lib/search/words/stop-words';
import { tokensOf } from '@/lib/search/words/tokens';
import { headingIdOf } from '@/lib/site/heading-id';
import { format, type IndexFile, indexName, type TextsFile, textsName, writeNumbers } from './format';

/** The records for a hosted service and for measuring the ranking, kept outside of the served files. */
const recordsFile = '.next/search-records.json';

/**
 * Writes the site's search index to `out/search/`, and the records for `npm run search:publish` next to the build. Each
 * file starts with its build, so that the service worker can tell the builds apart.
 */
export function writeIndex(root: string, records: readonly SearchRecord[], build: string): void {
  const folder = join(root, 'out', 'search');
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of makeIndex(records)) {
    writeFileSync(join(folder, name), content.replace('{', `{"build":"${build}",`));
  }
  writeFileSync(join(root, recordsFile), JSON.stringify(records));
}

/** Reads the records of the last build. Throws if there was none, or they can't be read. */
export function readRecords(root: string): readonly SearchRecord[] {
  try {
    const records: unknown = JSON.parse(readFileSync(join(root, recordsFile), 'utf8'));
    if (Array.isArray(records) && records.length > 0) {
      return records;
    }
  } catch {
    // Reported below, in the same way as an empty list.
  }
  throw new Error(`${recordsFile} is missing or incomplete: no build has finished. Run: npm run build`);
}

/** Returns the files of an index, by name, always the same for records of pages, each followed by its sections. */
export function makeIndex(records: readonly SearchRecord[]): ReadonlyMap<string, string> {
  const texts = records.map(({ content }) => content);
  const facets = {
    sidebarLabels: [...new Set(records.map(({ section }) => section))],
    editions: [...new Set(records.map(({ edition }) => edition ?? ''))],
    versions: [...new Set(records.map(({ version }) => version))],
  };
  const postings = postingsOf(records);
  const words = [...postings.keys()].sort();
  const frame = {
    format,
    ...facets,
    pages: pagesOf(records, facets),
    lengths: texts.map((text) => Math.min(9, Math.round(Math.log2(1 + text.split(/\s+/).length)))).join(''),
    words: words.join(' '),
    postings: words.map((word) => writeNumbers(gapsOf([...(postings.get(word) ?? [])]))).join(' '),
  };
  const id = createHash('sha256')
    .update(JSON.stringify([frame, texts]))
    .digest('hex')
    .slice(0, 12);
  return new Map([
    [indexName, JSON.stringify({ ...frame, id } satisfies IndexFile)],
    [textsName, JSON.stringify({ id, texts } satisfies TextsFile)],
  ]);
}

type Facets = { readonly [name in 'sidebarLabels' | 'editions' | 'versions']: readonly string[] };

function pagesOf(records: readonly SearchRecord[], { sidebarLabels, editions, versions }: Facets): IndexFile['pages'] {
  const starts = records.flatMap(({ anchor }, at) => (anchor === null ? at : []));
  return starts.map((start, at) => {
    const own = records.slice(start, starts[at + 1]);
    const { url, label, groups, section, edition, version, weight } = own[0] as SearchRecord;
    return [
      url,
      label,
      groups.join(' '),
      sidebarLabels.indexOf(section),
      editions.indexOf(edition ?? ''),
      versions.indexOf(version),
      weight.pageRank,
      ...own.map(headingOf),
    ];
  });
}

function titleOf({ hierarchy: { lvl1, lvl2, lvl3, lvl4 } }: SearchRecord): string {
  return lvl4 ?? lvl3 ?? lvl2 ?? lvl1;
}

function headingOf(record: SearchRecord): string {
  const title = titleOf(record);
  const id = record.anchor === null || record.anchor === headingIdOf(title) ? '' : record.anchor;
  return [record.type.slice(-1) + title, id, ...record.phrasings].join('\t').trimEnd();
}

/** Returns the sections whose text contains each word. The engine itself indexes the words of headings and labels. */
function postingsOf(records: readonly SearchRecord[]): Map<string, Set<number>> {
  const postings = new Map<string, Set<number>>();
  for (const [position, record] of records.entries()) {
    const names = [record.label, ...record.groups, record.section, titleOf(record), ...record.phrasings].join('\n');
    for (const [text, isName] of [[names, true] as const, [record.content, false] as const]) {
      for (const { word } of tokensOf(text)) {
        if (!stopWords.has(word)) {
          const sections = postings.get(word) ?? new Set();
          postings.set(word, isName ? sections : sections.add(position));
        }
      }
    }
  }
  return postings;
}

const gapsOf = (positions: readonly number[]) => positions.map((position, at) => position - (positions[at - 1] ?? 0));
