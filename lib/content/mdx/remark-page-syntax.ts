import { mdxExpression } from 'micromark-extension-mdx-expression';
import { mdxJsx } from 'micromark-extension-mdx-jsx';
import { mdxMd } from 'micromark-extension-mdx-md';
import type { Parser, Processor } from 'unified';
import { VFile } from 'vfile';
import { VFileMessage } from 'vfile-message';
import { explainError } from './parse-error';

/** Maximum number of syntax errors that one run reports for a page. Larger pages take longer to read again. */
const maxErrors = 50;

/**
 * Reads pages as MDX without JavaScript, so that braces need no valid program between them (`remark-names.ts` rejects
 * them), and reports every syntax error instead of throwing the first: each is blanked out, and the page is read again.
 * Windows line endings become Unix ones, so that a checkout on Windows builds the same HTML.
 */
export function remarkPageSyntax(this: Processor) {
  // In place of the extension of remark-mdx. The first plugin of the list, so there's no other extension yet.
  this.data().micromarkExtensions = [mdxExpression(), mdxJsx(), mdxMd()];
  const parse = this.parser;
  if (parse) {
    this.parser = (document, file) => parseAll(document.replaceAll('\r\n', '\n'), file, parse);
  }
}

/** @param file receives the errors */
function parseAll(source: string, file: VFile, parse: Parser) {
  const expected: Set<string> = new Set();
  let text = source;
  for (let left = Math.min(maxErrors, 1_000_000 / source.length); ; left -= 1) {
    try {
      return parse(text, new VFile({ ...file, value: text }));
    } catch (error) {
      if (!(error instanceof VFileMessage)) {
        throw error;
      }
      const { reason, start, length } = explainError(error, text, expected);
      if (reason !== null) {
        const line = text.slice(0, start).split('\n').length;
        file.message(reason, { place: { line, column: 1 } }).fatal = true;
      }
      text = left > 1 ? blank(text, start, length) : '';
    }
  }
}

/** Replaces part of a text with spaces that Markdown can't strip, and keeps its line breaks. */
function blank(text: string, start: number, length: number) {
  const end = start + length;
  return text.slice(0, start) + text.slice(start, end).replaceAll(/[^\n]/g, '\u00A0') + text.slice(end);
}
