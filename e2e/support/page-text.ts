import { gzipSync } from 'node:zlib';
import { Parser } from 'htmlparser2';

/** The text of a built page: its HTML in the file, and where each of its words ends there. */
export type PageText = { readonly html: string; readonly wordEnds: readonly number[] };

// Words as Unicode Annex 29 has them, in code as in prose.
const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** Takes the text of a page out of its file: what stands in its `.prose`. Null for a page without one. */
export function pageTextOf(page: string): PageText | null {
  let [start, end, depth] = [-1, -1, 0];
  const parser = new Parser({
    onopentag(_, attributes) {
      if (start < 0 && attributes.class === 'prose') {
        start = parser.endIndex + 1;
      }
      depth += start < 0 || end >= 0 ? 0 : 1;
    },
    onclosetag() {
      if (start >= 0 && end < 0) {
        depth -= 1;
        end = depth === 0 ? parser.startIndex : -1;
      }
    },
  });
  parser.end(page);
  if (end < 0) {
    return null;
  }
  const html = page.slice(start, end);
  return { html, wordEnds: wordEndsOf(html) };
}

function wordEndsOf(html: string): number[] {
  const ends: number[] = [];
  const parser = new Parser(
    {
      ontext(text) {
        for (const { segment, index, isWordLike } of segmenter.segment(text)) {
          if (isWordLike) {
            ends.push(parser.startIndex + index + segment.length);
          }
        }
      },
    },
    { decodeEntities: false },
  );
  parser.end(html);
  return ends;
}

/** How many bytes a word takes, compressed, in the first so many words of a text, or in all of it where it has fewer. */
export function bytesAWord({ html, wordEnds }: PageText, words = wordEnds.length): number {
  const count = Math.min(words, wordEnds.length);
  return gzipSync(html.slice(0, wordEnds[count - 1]), { level: 9 }).length / count;
}

/** The middle one of some numbers. */
export function medianOf(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = low] = sorted.length % 2 === 0 ? sorted.slice(middle - 1, middle + 1) : sorted.slice(middle);
  return (low + high) / 2;
}
