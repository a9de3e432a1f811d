import { textOf } from '@/lib/scripts/bench/page-text';
import type { BenchPage } from '@/lib/scripts/bench/site-plan';
import type { SearchRecord } from '@/lib/search/records/search-record';

/**
 * Returns the records of generated pages, read from their Markdown, because exporting ten thousand pages would add an
 * hour to the benchmark.
 */
export function recordsOfBenchPages(pages: readonly BenchPage[]): SearchRecord[] {
  return pages.flatMap((page) => recordsOf(page, textOf(page, pages)));
}

function recordsOf(page: BenchPage, markdown: string): SearchRecord[] {
  const body = markdown.replace(/^---[\s\S]*?---\n/, '');
  return body.split(/^(?=##)/m).map((part, position): SearchRecord => {
    const heading = /^(#+) (.*)$/m.exec(position === 0 ? '' : part);
    const title = heading?.[2] ?? page.title;
    const anchor = heading ? title.toLowerCase().replaceAll(' ', '-') : null;
    const level = heading?.[1]?.length ?? 1;
    const url = anchor === null ? page.path : `${page.path}#${anchor}`;
    return {
      objectID: url,
      url,
      url_without_anchor: page.path,
      anchor,
      type: level === 1 ? 'lvl1' : level === 2 ? 'lvl2' : 'lvl3',
      content: part.replace(/^#.*$/m, '').replace(/\n+/g, '\n').trim(),
      hierarchy: {
        lvl0: page.section,
        lvl1: page.title,
        lvl2: heading ? title : null,
        lvl3: null,
        lvl4: null,
      },
      weight: { pageRank: 100, level: 110 - level * 10, position },
      language: 'en',
      version: 'current',
      docusaurus_tag: 'docs-default-current',
      section: page.section,
      label: page.title,
      groups: [],
      edition: null,
      editions: [],
    };
  });
}
