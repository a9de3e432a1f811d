import type { SectionLines } from '@/lib/export/markdown/markdown';
import type { PageResult } from '@/lib/search/engine';
import { type IndexPage, openIndex } from '@/lib/search/index/site-index';
import { openSiteEngine } from '@/lib/search/site-engine';
import { markdownPathOf, stemOf } from '@/lib/site/paths';
import { type PageText, readPageText } from './page-text';

/** What results are limited to. */
export type Filter = { readonly edition?: string | undefined; readonly version?: string | undefined };

/** A section with its Markdown and canonical path; `url` has a hash, except for the page itself. */
export type SectionText = { readonly url: string; readonly page: PageText; readonly markdown: string };

/** The built documentation, as the tools read it. */
export type Docs = Awaited<ReturnType<typeof openDocs>>;

/** Opens the documentation that was built for a base path, with a function that reads its files as text. */
export async function openDocs(file: (path: string) => Promise<string>, basePath: string) {
  const load = (name: string) => file(`/search/${name}`);
  const [index, engine] = [await openIndex(load), openSiteEngine(load)];
  const sections: Readonly<Record<string, readonly SectionLines[]>> = JSON.parse(await file('/markdown-sections.json'));
  const pageText = async (path: string) => readPageText(await file(markdownPathOf(path)));
  const pageAt = (address: string) =>
    index.pages.find(({ path }) => stemOf(path) === stemOf(pathOf(address, basePath).replace(/#.*/, '')));
  return {
    index,
    file,
    pageText,
    /** Returns the canonical paths of a page's sections, if there's such a page. */
    sectionPaths(address: string): readonly string[] {
      const { first, end } = pageAt(address) ?? { first: 0, end: 0 };
      return index.sections.slice(first + 1, end).map(({ url }) => url);
    },
    /** Returns matching pages, best first. */
    async search(text: string, { edition, version }: Filter, limit: number): Promise<readonly PageResult[]> {
      const only = { editions: edition ? [edition] : [], sections: [], versions: version ? [version] : [] };
      const near = edition ? { edition } : {};
      const answer = await engine.search({ text, limit, near, only });
      return (await (answer.completed ?? answer)).results;
    },
    pages: ({ edition, version }: Filter): readonly IndexPage[] =>
      index.pages.filter(
        (page) =>
          (!edition || page.edition === edition || page.edition === '') && (!version || page.version === version),
      ),
    /** Returns the page or section at a URL, in any form, with or without the site's origin; null if there's none. */
    async section(address: string): Promise<SectionText | null> {
      const page = pageAt(address);
      if (!page) {
        return null;
      }
      const text = await pageText(page.path);
      const [, id] = address.split('#');
      const section = id ? sections[markdownPathOf(page.path)]?.find(([own]) => own === id) : [];
      const url = id ? `${page.path}#${id}` : page.path;
      return section ? { url, page: text, markdown: text.lines.slice(section[1], section[2]).join('\n').trim() } : null;
    },
  };
}

/** Returns the path and hash of an address without the origin, the base path, and the ending of a Markdown page. */
function pathOf(address: string, basePath: string): string {
  const path = address.replace(/^https?:\/\/[^/]+/, '').replace(/\.md(?=#|$)/, '');
  return path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : path;
}
