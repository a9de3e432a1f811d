import { create, insertMultiple, save } from '@orama/orama';
import lunr from 'lunr';
import MiniSearch from 'minisearch';
import { makeIndex } from '@/lib/search/index/make-index';
import type { SearchRecord } from '@/lib/search/records/search-record';
import { pagefindFiles } from './pagefind-files';

/** A search engine with its index. */
export type Contender = {
  readonly name: 'ours' | 'pagefind' | 'lunr' | 'minisearch' | 'orama';
  /** Files of the index, by name. */
  readonly files: ReadonlyMap<string, string | Uint8Array>;
  readonly buildMs: number;
};

/** The corpus to search: the site's records, and the same pages as HTML for engines that read only HTML. */
export type Corpus = { readonly records: readonly SearchRecord[]; readonly pages: ReadonlyMap<string, string> };

type Entry = { readonly id: string; readonly url: string; readonly title: string; readonly content: string };

const makers: Readonly<
  Record<Contender['name'], (corpus: Corpus) => Contender['files'] | Promise<Contender['files']>>
> = {
  ours: ({ records }) => makeIndex(records),
  pagefind: ({ pages }) => pagefindFiles(pages),
  lunr: ({ records }) => new Map([['lunr.json', lunrIndex(entriesOf(records))]]),
  minisearch: ({ records }) => {
    const index = new MiniSearch<Entry>({ fields: ['title', 'content'] });
    index.addAll(entriesOf(records));
    return new Map([['minisearch.json', JSON.stringify(index)]]);
  },
  orama: async ({ records }) => {
    const index = create({ schema: { url: 'string', title: 'string', content: 'string' } });
    await insertMultiple(
      index,
      entriesOf(records).map(({ url, title, content }) => ({ url, title, content })),
    );
    return new Map([['orama.json', JSON.stringify(save(index))]]);
  },
};

/** Names of all engines; the site's own comes first. */
export const contenderNames = Object.keys(makers) as Contender['name'][];

/** Builds an engine's index. */
export async function makeContender(name: Contender['name'], corpus: Corpus): Promise<Contender> {
  const started = performance.now();
  const files = await makers[name](corpus);
  return { name, files, buildMs: performance.now() - started };
}

/** Returns one entry per page and section. A section's code is part of its text. */
function entriesOf(records: readonly SearchRecord[]): Entry[] {
  const entries = new Map<string, Entry>();
  for (const { url, hierarchy, content } of records) {
    const { lvl1, lvl2, lvl3, lvl4 } = hierarchy;
    const known = entries.get(url)?.content;
    const text = [known, content].filter(Boolean).join('\n');
    entries.set(url, { id: url, url, title: lvl4 ?? lvl3 ?? lvl2 ?? lvl1, content: text });
  }
  return [...entries.values()];
}

/**
 * Builds the index as docusaurus-lunr-search does: one document per section, with titles weighted five times as much.
 */
function lunrIndex(entries: readonly Entry[]): string {
  const index = lunr(function () {
    this.ref('id');
    this.field('title', { boost: 5 });
    this.field('content');
    for (const [id, { title, content }] of entries.entries()) {
      this.add({ id: String(id), title, content });
    }
  });
  return JSON.stringify({ index, urls: entries.map(({ url }) => url) });
}
