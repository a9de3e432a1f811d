import { type Diagnostic, diagnostic } from '@/lib/content/pages/diagnostic';

/** Shorter paragraphs, such as "Then restart Horizon:", may repeat. */
const minWords = 12;

/** The share of words that may be in paragraphs that repeat. */
const maxShare = 0.04;

/** Frontmatter, code blocks, and headings. */
const noText = /^---\n[\s\S]*?\n---$|^[^\S\n]*(```+|~~~+)[\s\S]*?^[^\S\n]*\1.*$|^#{1,6} .*$/gm;

type Paragraph = { readonly file: string; readonly line: number; readonly text: string; readonly words: number };

/** How much of the text of pages repeats on other pages. */
export type Repetition = { readonly share: number; readonly diagnostics: readonly Diagnostic[] };

/**
 * Finds paragraphs that several pages have word for word. Shared text belongs in a passage, which is written once.
 *
 * @param pages the source of each page by its file
 * @returns the share of words in such paragraphs, and each of them if the share is above 4%
 */
export function findRepetition(pages: ReadonlyMap<string, string>): Repetition {
  const paragraphs = [...pages].flatMap(([file, source]) => paragraphsOf(file, source));
  const firsts = new Map<string, Paragraph>();
  const repeats = paragraphs.filter((paragraph) => {
    const first = firsts.get(paragraph.text) ?? paragraph;
    firsts.set(paragraph.text, first);
    return paragraph.words >= minWords && first.file !== paragraph.file;
  });
  const wordsIn = (list: readonly Paragraph[]) => list.reduce((sum, { words }) => sum + words, 0);
  const share = wordsIn(repeats) / Math.max(wordsIn(paragraphs), 1);
  const diagnostics = repeats.map(({ file, line, text }) => {
    const first = firsts.get(text);
    const problem = `repeats a paragraph of ${first?.file}:${first?.line}`;
    return diagnostic(file, line, problem, 'link to it, or move it to content/passages/');
  });
  return { share, diagnostics: share > maxShare ? diagnostics : [] };
}

/** Returns the paragraphs of a page, each on one line. A component or a table is none. */
function paragraphsOf(file: string, source: string): Paragraph[] {
  const prose = source.replaceAll('\r', '').replace(noText, (part) => part.replace(/.+/g, ''));
  return [...prose.matchAll(/\S.*(?:\n.*\S.*)*/g)].flatMap(({ 0: lines, index }) => {
    const text = lines
      .split('\n')
      .map((line) => line.trim())
      .join(' ');
    const line = prose.slice(0, index).split('\n').length;
    return /^[<|!]/.test(text) ? [] : { file, line, text, words: text.split(/\s+/).length };
  });
}
