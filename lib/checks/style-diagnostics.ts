import type { Paragraph, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString as wordText } from 'nlcst-to-string';
import { ParseEnglish } from 'parse-english';
import { visit } from 'unist-util-visit';
import { type Diagnostic, diagnostic } from '@/lib/content/pages/diagnostic';
import { literal, proseOf } from './prose-of';

/** Maximum number of words in a sentence. */
const maxWords = 32;
/** Maximum number of sentences in a paragraph. */
const maxSentences = 6;
/**
 * Sentences with fewer words are short, and three of them in a row read like a telegram. Labels ("Fix.") don't count.
 */
const shortWords = 6;
/** Maximum number of negations in a sentence. */
const maxNegations = 2;

const negation = /^(?:not|no|never|none|nobody|nothing|nowhere|neither|nor|without|cannot|\p{L}+n['’]t)$/iu;
/** Link texts that don't say where the link leads (WCAG 2.2, success criterion 2.4.9). */
const emptyLinkText = /^(?:click )?(?:here|this|this link|this page|link|more|read more|learn more)$/i;

type Sentence = { readonly line: number; readonly length: number; readonly words: readonly string[] };

const english = new ParseEnglish();

/**
 * Finds sentences, paragraphs, and link texts that are hard to read, outside of code, tables, and headings, and badges
 * that are alone.
 */
export function styleDiagnostics(tree: Root, file: string): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const report = (line: number, what: string, fix: string) => diagnostics.push(diagnostic(file, line, what, fix));
  visit(tree, 'paragraph', (paragraph) => {
    const sentences = sentencesIn(paragraph);
    for (const { line, length, words } of sentences) {
      const quoted = `("${words.slice(0, 3).join(' ')} …")`;
      const negations = words.filter((word) => negation.test(word)).length;
      if (length > maxWords) {
        const fix = `split it: the maximum is ${maxWords} words, and 12 to 18 read best`;
        report(line, `has a sentence of ${length} words ${quoted}`, fix);
      }
      if (negations > maxNegations) {
        report(line, `has a sentence with ${negations} negations ${quoted}`, 'say what is the case instead');
      }
    }
    const first = sentences[0];
    if (first && sentences.length > maxSentences) {
      const what = `has a paragraph of ${sentences.length} sentences`;
      report(first.line, what, `split it: the maximum is ${maxSentences}`);
    }
    const telegram = sentences.find((_, at) => isTelegram(sentences.slice(at, at + 3)));
    if (telegram) {
      const what = `has three sentences in a row of under ${shortWords} words ("${telegram.words.join(' ')}")`;
      report(telegram.line, what, 'join two of them');
    }
  });
  visit(tree, 'mdxJsxFlowElement', ({ name, position }: MdxJsxFlowElement) => {
    if (name === 'Unverified') {
      const what = 'has <Unverified> alone on a line, which makes it a paragraph of its own';
      report(position?.start.line ?? 1, what, 'write it after the claim, in the same line');
    }
  });
  visit(tree, 'link', (link) => {
    const text = proseOf(link).trim();
    if (emptyLinkText.test(text)) {
      report(link.position?.start.line ?? 1, `has a link with the text "${text}"`, 'name what it leads to');
    }
  });
  return diagnostics;
}

function isTelegram(sentences: readonly Sentence[]): boolean {
  return sentences.length === 3 && sentences.every(({ length }) => length > 1 && length < shortWords);
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
