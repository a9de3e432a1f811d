import { type Diagnostic, diagnostic } from '@/lib/content/pages/diagnostic';
import { proseLines } from './prose-lines';

/** Shorter paragraphs, such as "Then restart Horizon:", may repeat. */
const minWords = 12;

/** The share of words that may be in paragraphs that repeat. */
const maxShare = 0.04;

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
    return diagnostic(
      file,
      line,
      `repeats a paragraph of ${first?.file}:${first?.line}`,
      'link to it, or move it to content/passages/',
    );
  });
  return { share, diagnostics: share > maxShare ? diagnostics : [] };
}

function paragraphsOf(file: string, source: string): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let lines: { line: number; text: string }[] = [];
  const end = () => {
    const text = lines.map((line) => line.text.trim()).join(' ');
    if (lines[0] && !/^[<|!]/.test(text)) {
      paragraphs.push({ file, line: lines[0].line, text, words: text.split(/\s+/).length });
    }
    lines = [];
  };
  for (const { line, text, isFence } of proseLines(source)) {
    const last = lines.at(-1);
    if (isFence || text.trim() === '' || (last && line !== last.line + 1)) {
      end();
    }
    if (!isFence && text.trim() !== '') {
      lines.push({ line, text });
    }
  }
  end();
  return paragraphs;
}
