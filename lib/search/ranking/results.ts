import { type Hit, maxHitsPerPage, type PageResult, type Part, type Question } from '@/lib/search/engine';
import type { IndexPage, IndexSection, SiteIndex } from '@/lib/search/index/site-index';
import { tokensOf } from '@/lib/search/words/tokens';
import type { Wanted } from './overlap';
import type { ScoredPage } from './rank';

/** A matching page with its alternate versions in other editions that match too. */
export type ResultPage = ScoredPage & { readonly alternates: readonly number[] };

/** The reader's edition leads with at least this share of the best score. Below it, it probably lacks the answer. */
const minLeadShare = 0.6;

/** Maximum length of a snippet, in characters. */
const maxLength = 160;

/** A shorter line, such as a table head, says too little without its context. In characters. */
const minLength = 40;

/**
 * Merges the same page of several editions into one result. The reader's edition leads if it scores about as well as
 * the best one; otherwise the best one leads.
 */
export function mergeEditions(
  index: SiteIndex,
  ranked: readonly ScoredPage[],
  { edition }: Question['near'],
): ResultPage[] {
  const groups = new Map<string, ScoredPage[]>();
  for (const scored of ranked) {
    const page = index.pages[scored.page] as IndexPage;
    const key = page.edition === '' ? page.path : page.path.replace(`/${page.edition}/`, '/*/');
    groups.set(key, [...(groups.get(key) ?? []), scored]);
  }
  return [...groups.values()].map((group) => {
    const [best] = group as [ScoredPage];
    const own = group.find(({ page }) => index.pages[page]?.edition === edition);
    const lead = own && own.score >= best.score * minLeadShare ? own : best;
    const alternates = group.filter((other) => other !== lead).map(({ page }) => page);
    return { ...lead, alternates: alternates.sort((a, b) => a - b) };
  });
}

/** Returns a page's best sections, with snippets if texts are loaded, and the first one's URL in other editions. */
export function resultOf(
  index: SiteIndex,
  { page, sections, alternates }: ResultPage,
  { words }: Wanted,
  texts?: readonly string[],
): PageResult {
  const { path, first, sidebarLabel } = index.pages[page] as IndexPage;
  const best = sections.length > 0 ? sections.slice(0, maxHitsPerPage) : [first];
  const hits = best.map((section): Hit => {
    const { title, url } = index.sections[section] as IndexSection;
    return {
      url,
      trail: [sidebarLabel, ...headingPathOf(index, section)],
      title: markedParts(title, words),
      ...snippetOf(texts?.[section] ?? '', words),
    };
  });
  const hash = hits[0]?.url.slice(path.length) ?? '';
  const editions = alternates.map((alternate) => {
    const other = index.pages[alternate] as IndexPage;
    const section = index.sections.slice(other.first, other.end).find(({ url }) => url === other.path + hash);
    return { edition: other.edition, url: section?.url ?? other.path };
  });
  return { path, hits, editions };
}

/** Returns the titles from the page's own down to a section's. */
function headingPathOf(index: SiteIndex, section: number): string[] {
  const { title, parent } = index.sections[section] as IndexSection;
  return [...(parent === -1 ? [] : headingPathOf(index, parent)), title];
}

/** Marks the matching words of a text, and of an identifier that doesn't match as a whole only the parts. */
function markedParts(text: string, words: Wanted['words']): Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const { word, start, end } of tokensOf(text)) {
    if (start >= at && words.has(word)) {
      parts.push({ text: text.slice(at, start), isMatch: false }, { text: text.slice(start, end), isMatch: true });
      at = end;
    }
  }
  return [...parts, { text: text.slice(at), isMatch: false }].filter((part) => part.text !== '');
}

/**
 * Returns the excerpt of a record's content with the most matches, about 160 characters of whole words; the beginning
 * of the text if nothing matches.
 */
function snippetOf(content: string, words: Wanted['words']): Pick<Hit, 'snippet' | 'isCode'> {
  const weightOf = (word: string) => {
    const { term, quality = 0 } = words.get(word) ?? {};
    return quality * (term?.term.weight ?? 0) * (term?.idf ?? 0);
  };
  const [text = '', code = ''] = content.split('\n\n');
  const lines = [text, code].flatMap((part) => part.split('\n').map((line) => ({ line, isCode: part === code })));
  let best = { ...(lines.find(({ line }) => line.length >= minLength) ?? lines[0]), start: 0, weight: 0 };
  for (const { line, isCode } of lines) {
    const matches = tokensOf(line).filter(({ word }) => words.has(word));
    for (const { start } of matches) {
      const near = matches.filter((other) => other.start >= start && other.start < start + maxLength * 0.8);
      const weight = [...new Set(near.map(({ word }) => word))].reduce((sum, word) => sum + weightOf(word), 0);
      best = weight > best.weight ? { line, isCode, start, weight } : best;
    }
  }
  return { snippet: markedParts(excerptOf(best.line ?? '', best.start), words), isCode: best.isCode ?? false };
}

/** Returns about 160 characters of a line around a position, cut between words. */
function excerptOf(line: string, start: number): string {
  const from = Math.max(0, Math.min(start - maxLength / 4, line.length - maxLength));
  const before = from === 0 ? 0 : line.lastIndexOf(' ', from) + 1;
  const [words = ''] = new RegExp(`^.{0,${maxLength}}(?= |$)`, 's').exec(line.slice(before)) ?? [
    line.slice(before, before + maxLength),
  ];
  const excerpt = words.toWellFormed();
  return `${before > 0 ? '… ' : ''}${excerpt}${before + words.length < line.length ? ' …' : ''}`;
}
