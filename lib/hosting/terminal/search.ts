import { makeIndex } from '@/lib/search/index/make-index';
import { openSiteEngine } from '@/lib/search/site-engine';
import { absoluteUrl } from '@/lib/site/absolute-url';
import type { TerminalData } from './data';
import { UsageError } from './sources';

/** How many pages are returned, each with its best section. */
const limit = 3;

/** Opens the search, which returns sections as Markdown, best first. It throws a `UsageError` without words. */
export function openSearch({ records, texts }: Pick<TerminalData, 'records' | 'texts'>) {
  const index = makeIndex(records.map((record, at) => ({ ...record, content: wordsIn(texts[at] ?? '') })));
  const engine = openSiteEngine(async (name) => index.get(name) ?? '');
  return async (text: string, edition: string | null): Promise<string> => {
    if (text.trim() === '') {
      throw new UsageError('Write what to search for after the command.');
    }
    const only = { editions: edition ? [edition] : [], sections: [], versions: [] };
    const { results } = await engine.search({ text, limit, near: {}, only });
    const sections = results.flatMap(({ hits: [hit] }) => {
      const at = records.findIndex(({ url }) => url === hit?.url);
      return hit ? `<${absoluteUrl(hit.url)}>\n${hit.trail.join(' > ')}\n\n${texts[at]}\n` : [];
    });
    return sections.join('\n---\n\n') || 'Nothing matches. Try fewer or other words.\n';
  };
}

/** Returns what a page shows: no URLs of links, languages of code, and escapes. */
function wordsIn(markdown: string): string {
  return markdown.replace(/\]\([^)]*\)|(?<=^ *```)\w+|\\(?=[^\w\s])/gm, ' ');
}
