import type { Hit, Part } from '@/lib/search/engine';
import { tokensOf } from '@/lib/search/words/tokens';
import type { Wanted } from './overlap';

const maxLength = 160;
/** A shorter line, such as a table head, says too little without its context. In characters. */
const minLength = 40;

/** Marks the matching words of a text, and of an identifier that doesn't match as a whole only the parts. */
export function markedParts(text: string, words: Wanted['words']): Part[] {
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
export function snippetOf(content: string, words: Wanted['words']): Pick<Hit, 'snippet' | 'isCode'> {
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
