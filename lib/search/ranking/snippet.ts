import type { Part } from '@/lib/search/engine';
import { type Token, tokensOf } from '@/lib/search/words/tokens';

const maxLength = 160;

/** A paragraph, table row, or line of code, with its words. */
export type Line = { readonly text: string; readonly tokens: readonly Token[]; readonly isCode: boolean };

/** Returns the lines of a section's text, and of its code after the empty line. */
export function linesOf(text: string): Line[] {
  const [prose = '', code = ''] = text.startsWith('\n\n') ? ['', text.slice(2)] : text.split('\n\n');
  return [prose, code].flatMap((part, at) =>
    part
      .split('\n')
      .filter(Boolean)
      .map((line) => ({ text: line, tokens: tokensOf(line), isCode: at === 1 })),
  );
}

/**
 * Marks the matching words of a text. In a compound identifier, only the matching parts are marked if the whole doesn't
 * match.
 */
export function markedParts(text: string, isWanted: (word: string) => boolean): Part[] {
  const parts: Part[] = [];
  let at = 0;
  const add = (to: number, isMatch: boolean) => {
    if (to > at) {
      const last = parts.at(-1);
      const piece = text.slice(at, to);
      if (last?.isMatch === isMatch) {
        parts[parts.length - 1] = { text: last.text + piece, isMatch };
      } else {
        parts.push({ text: piece, isMatch });
      }
      at = to;
    }
  };
  for (const { word, start, end } of tokensOf(text)) {
    if (start >= at && isWanted(word)) {
      add(start, false);
      add(end, true);
    }
  }
  add(text.length, false);
  return parts;
}

/** An excerpt of a text with its matches marked. */
export type Snippet = { readonly parts: readonly Part[]; readonly isCode: boolean };

/** A shorter line, such as a table head, says too little without its context. In characters. */
const minLength = 40;

/**
 * Returns the excerpt with the most matches, about 160 characters of whole words; the beginning of the text if nothing
 * matches.
 *
 * @param lines the text's paragraphs, rows, and lines of code
 * @param weightOf returns the weight of a word; 0 if it doesn't match
 */
export function snippetOf(lines: readonly Line[], weightOf: (word: string) => number): Snippet {
  let best = { line: lines.find(({ text }) => text.length >= minLength) ?? lines[0], start: 0, weight: 0 };
  for (const line of lines) {
    const matches = line.tokens
      .map(({ word, start }) => ({ word, start, weight: weightOf(word) }))
      .filter(({ weight }) => weight > 0);
    for (const [at, { start }] of matches.entries()) {
      const seen = new Map(
        matches
          .slice(at)
          .flatMap(({ word, start: other, weight }) =>
            other < start + maxLength * 0.8 ? [[word, weight] as const] : [],
          ),
      );
      const weight = [...seen.values()].reduce((sum, value) => sum + value, 0);
      if (weight > best.weight) {
        best = { line, start, weight };
      }
    }
  }
  return {
    parts: best.line ? markedParts(excerptOf(best.line.text, best.start), (word) => weightOf(word) > 0) : [],
    isCode: best.line?.isCode ?? false,
  };
}

/** Returns about 160 characters of a line around a position, cut between words. */
function excerptOf(line: string, start: number): string {
  if (line.length <= maxLength) {
    return line;
  }
  let from = start < maxLength * 0.5 ? 0 : start - Math.floor(maxLength * 0.25);
  from = Math.max(0, Math.min(from, line.length - maxLength));
  if (from > 0) {
    const space = line.indexOf(' ', from);
    from = space >= 0 && space <= start ? space + 1 : start;
  }
  let to = Math.min(line.length, from + maxLength);
  if (to < line.length) {
    const space = line.lastIndexOf(' ', to);
    to = space > from + maxLength / 2 ? space : to;
  }
  return `${from > 0 ? '… ' : ''}${line.slice(from, to).toWellFormed()}${to < line.length ? ' …' : ''}`;
}
