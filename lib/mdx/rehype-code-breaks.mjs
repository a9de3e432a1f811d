// @ts-check
import { SKIP, visit } from 'unist-util-visit';

/**
 * Where a name in code may go on in the next line: behind a sign that joins two words, and before the capital that begins one. Never in
 * a number, or behind the sign that a name begins with, such as `--` and `/`.
 */
const joint = /(?<=[A-Za-z0-9)](?::\/\/|::|[_/.:=@\\]))(?<!\d[.:])(?=[A-Za-z0-9$])|(?<=[a-z])(?=[A-Z])/;

/**
 * Marks in the code of table cells where a long name may break, so that a column is as narrow as its words and not as its names. Only
 * narrow screens use the marks (see `app/styles/tables.css`). What a reader replaces has them around it and none inside: it becomes
 * another text.
 *
 * @returns {(tree: import('hast').Root) => void}
 */
export default function rehypeCodeBreaks() {
  return (tree) => {
    visit(tree, 'element', (cell) => {
      if (cell.tagName !== 'td' && cell.tagName !== 'th') {
        return undefined;
      }
      visit(cell, { type: 'element', tagName: 'code' }, (node) => {
        const code = /** @type {import('hast').Element} */ (node);
        const parts = code.children.flatMap((child) => (child.type === 'text' ? wordsOf(child.value) : [child]));
        code.children = parts.flatMap((part, at) => {
          const before = parts[at - 1];
          return before === undefined || isSpaceBetween(before, part) ? [part] : [mark(), part];
        });
      });
      return SKIP;
    });
  };
}

/**
 * @param {string} text
 * @returns {import('hast').ElementContent[]}
 */
function wordsOf(text) {
  return text.split(joint).map((value) => ({ type: 'text', value }));
}

/**
 * Where a space stands, a line breaks by itself, and a mark beside it would make the space the edge of a text, which Markdown drops.
 *
 * @param {import('hast').ElementContent} before
 * @param {import('hast').ElementContent} after
 */
function isSpaceBetween(before, after) {
  return (before.type === 'text' && /\s$/.test(before.value)) || (after.type === 'text' && /^\s/.test(after.value));
}

/** @returns {import('hast').Element} */
function mark() {
  return { type: 'element', tagName: 'wbr', properties: {}, children: [] };
}
