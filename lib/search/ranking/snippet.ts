import type { Part } from '@/lib/search/engine';
import { type Token, tokensOf } from '@/lib/search/words/tokens';

const longest = 160;

/** A paragraph, row or line of code with its words. */
export type Line = { readonly text: string; readonly tokens: readonly Token[] };

/** The lines of a text, without the empty ones. */
export function linesOf(text: string): Line[] {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => ({ text: line, tokens: tokensOf(line) }));
}

/** Marks the words of a text that are wanted; in an identifier of several words, its parts where not all of it is. */
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

/**
 * The stretch of a text that holds most of what is wanted, about 160 characters, with whole words; the beginning where it holds nothing.
 *
 * @param lines the text's paragraphs, rows and lines
 * @param worthOf how much a word says; 0 for one that is not wanted
 */
export function snippetOf(lines: readonly Line[], worthOf: (word: string) => number): Part[] {
  let best = { line: lines[0]?.text ?? '', start: 0, worth: 0 };
  for (const { text: line, tokens } of lines) {
    const hits = tokens
      .map(({ word, start }) => ({ word, start, worth: worthOf(word) }))
      .filter(({ worth }) => worth > 0);
    for (const [at, { start }] of hits.entries()) {
      const seen = new Map<string, number>();
      for (const { word, start: other, worth } of hits.slice(at)) {
        if (other < start + longest * 0.8) {
          seen.set(word, worth);
        }
      }
      const worth = [...seen.values()].reduce((sum, value) => sum + value, 0);
      if (worth > best.worth) {
        best = { line, start, worth };
      }
    }
  }
  return markedParts(stretchOf(best.line, best.start), (word) => worthOf(word) > 0);
}

/** About 160 characters of a line round a place in it, cut between words. */
function stretchOf(line: string, start: number): string {
  if (line.length <= longest) {
    return line;
  }
  let from = start < longest * 0.5 ? 0 : start - Math.floor(longest * 0.25);
  from = Math.max(0, Math.min(from, line.length - longest));
  if (from > 0) {
    const space = line.indexOf(' ', from);
    from = space >= 0 && space <= start ? space + 1 : start;
  }
  let to = Math.min(line.length, from + longest);
  if (to < line.length) {
    const space = line.lastIndexOf(' ', to);
    to = space > from + longest / 2 ? space : to;
  }
  return `${from > 0 ? '… ' : ''}${line.slice(from, to).toWellFormed()}${to < line.length ? ' …' : ''}`;
}
