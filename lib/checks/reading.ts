import { flesch } from 'flesch';
import type { Nodes, Paragraph, Root } from 'mdast';
import { toString as wordText } from 'nlcst-to-string';
import { ParseEnglish } from 'parse-english';
import { syllable } from 'syllable';
import { SKIP, visit } from 'unist-util-visit';
import { type Fault, fault } from '@/lib/content/fault';
import { splitPlaceholders } from '@/lib/placeholders/split.mjs';

/** The most words that a sentence may have. */
const mostWords = 40;

/** How a page reads. */
export type Reading = {
  /** Flesch reading ease of the prose: from 60 on, plain English; null for a page without prose. */
  readonly ease: number | null;
  readonly faults: readonly Fault[];
};

/** A sentence of the prose: the line that it begins on, its length, and its words without those that are read as signs. */
type Sentence = { readonly line: number; readonly length: number; readonly words: readonly string[] };

/** Stands for inline code and for values of the reader's own: one word of a sentence, of which nobody counts the syllables. */
const literal = 'Literal';

const english = new ParseEnglish();

/**
 * Reads the prose of a page: paragraphs and lists, without code, tables and headings.
 *
 * @param file the page's file, from the project's root
 */
export function readingOf(tree: Root, file: string): Reading {
  const sentences = sentencesOf(tree);
  const words = sentences.flatMap((sentence) => sentence.words);
  return {
    ease: words.length === 0 ? null : easeOf(sentences.length, words),
    faults: sentences
      .filter(({ length }) => length > mostWords)
      .map(({ line, length, words: [first, second, third] }) =>
        fault(
          file,
          line,
          `has a sentence of ${length} words ("${first} ${second} ${third} …")`,
          `split it: ${mostWords} are the most, and 12 to 18 read best`,
        ),
      ),
  };
}

/** The middle one of some values, which half of them reach. */
export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function easeOf(sentences: number, words: readonly string[]): number {
  const syllables = words.reduce((sum, word) => sum + syllable(word), 0);
  return flesch({ sentence: sentences, word: words.length, syllable: syllables });
}

function sentencesOf(tree: Root): Sentence[] {
  const sentences: Sentence[] = [];
  // Headings, cells of tables and code are no paragraphs; the text of lists, asides and tabs is.
  visit(tree, 'paragraph', (paragraph) => {
    sentences.push(...sentencesIn(paragraph));
    return SKIP;
  });
  return sentences;
}

function sentencesIn(paragraph: Paragraph): Sentence[] {
  const { start, end } = paragraph.position ?? { start: { line: 1 }, end: { line: 1 } };
  const found: Sentence[] = [];
  visit(english.parse(proseOf(paragraph)), 'SentenceNode', ({ children, position }) => {
    const all = children.filter(({ type }) => type === 'WordNode').map((word) => wordText(word));
    const words = all.filter((word) => /\p{L}/u.test(word) && !word.includes(literal));
    // A paragraph that a block wrote stands on one line of the page, however many it has itself.
    const line = Math.min(start.line + (position?.start.line ?? 1) - 1, end.line);
    found.push({ line, length: all.length, words });
  });
  return found.filter(({ words }) => words.length > 0);
}

/** The text of a paragraph with its line breaks, in which literals are one word each. */
function proseOf(node: Nodes): string {
  switch (node.type) {
    case 'text':
      return splitPlaceholders(node.value)
        .map(({ text, name }) => (name === null ? text : literal))
        .join('');
    case 'inlineCode':
      return literal;
    case 'break':
      return '\n';
    default:
      return 'children' in node ? node.children.map(proseOf).join('') : '';
  }
}
