import { type Answer, type SearchEngine, SearchFailure } from '@/lib/search/engine';
import { find } from '@/lib/search/find';
import type { SearchRecord } from '@/lib/search/records';
import { basePath } from '@/lib/site/base-path.mjs';

/** Interim, until the site's engine is there. */
export async function interimEngine(): Promise<SearchEngine> {
  const got = await fetch(`${basePath}/search-index.json`).catch((cause) => {
    throw new SearchFailure('no index', { cause });
  });
  const records: SearchRecord[] = await got.json();
  return {
    async search({ text, page, perPage }): Promise<Answer> {
      const all = find(text, records).flatMap(({ page: record, headings }) => [
        { record, heading: null },
        ...headings.slice(0, 3).map((heading) => ({ record, heading })),
      ]);
      return {
        total: all.length,
        hits: all.slice(page * perPage, (page + 1) * perPage).map(({ record, heading }) => ({
          id: record.path + (heading?.id ?? ''),
          url: record.path + (heading ? `#${heading.id}` : ''),
          kind: heading ? 'section' : 'page',
          trail: ['Docs', record.title, ...(heading ? [heading.text] : [])],
          title: [{ text: heading?.text ?? record.title, isMatch: false }],
          snippet: [
            { text: record.description.slice(0, 10), isMatch: true },
            { text: record.description.slice(10), isMatch: false },
          ],
          section: 'Docs',
          edition: null,
          version: 'current',
        })),
      };
    },
  };
}
