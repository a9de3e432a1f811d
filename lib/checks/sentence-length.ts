import type { Nodes, Paragraph, Root } from 'mdast';
import { toString as wordText } from 'nlcst-to-string';
import { ParseEnglish } from 'parse-english';
import { SKIP, visit } from 'unist-util-visit';
import { type Diagnostic, diagnostic } from '@/lib/content/pages/diagnostic';
import { splitPlaceholders } from '@/lib/content/placeholders/split.mjs';

/** Maximum number of words in a sentence. */
const maxWords = 32;

type Sentence = { readonly line: number; readonly length: number; readonly words: readonly string[] };

/** Replaces inline code and readers' values, which count as one word each. */
const literal = 'Literal';

const english = new ParseEnglish();

/**
 * Finds sentences that are too long in paragraphs and lists. Code, tables, and headings aren't checked.
 *
 * @param tree the page with its blocks expanded
 * @param file the page's file, relative to the project's root
 */
export function sentenceLengthDiagnostics(tree: Root, file: string): Diagnostic[] {
  return sentencesOf(tree)
    .filter(({ length }) => length > maxWords)
    .map(({ line, length, words: [first, second, third] }) =>
      diagnostic(
        file,
        line,
        `has a sentence of ${length} words ("${first} ${second} ${third} …")`,
        `split it: the maximum is ${maxWords} words, and 12 to 18 read best`,
      ),
    );
}

function sentencesOf(tree: Root): Sentence[] {
  const sentences: Sentence[] = [];
  visit(tree, 'paragraph', (paragraph) => {
    sentences.push(...sentencesIn(paragraph));
    return SKIP;
  });
  return sentences;
}

function sentencesIn(paragraph: Paragraph): Sentence[] {
  const { start, end } = paragraph.position ?? { start: { line: 1 }, end: { line: 1 } };
  const sentences: Sentence[] = [];
  visit(english.parse(proseOf(paragraph)), 'SentenceNode', ({ children, position }) => {
    const all = children.filter(({ type }) => type === 'WordNode').map((word) => wordText(word));
    const words = all.filter((word) => /\p{L}/u.test(word) && !word.includes(literal));
    // A paragraph from a block has one line on the page, no matter how many lines it has itself.
    const line = Math.min(start.line + (position?.start.line ?? 1) - 1, end.line);
    sentences.push({ line, length: all.length, words });
  });
  return sentences.filter(({ words }) => words.length > 0);
}

/** Returns the text of a paragraph with its line breaks. */
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
