import type { Element, ElementContent, Root } from 'hast';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';

/**
 * Where a name in code can wrap: after a character that joins two words, and before a capital letter that starts one.
 * It never wraps in a number, or after the characters that a name starts with, such as `--` and `/`.
 */
const joint = /(?<=[A-Za-z0-9)](?::\/\/|::|[_/.:=@\\]))(?<!\d[.:])(?=[A-Za-z0-9$])|(?<=[a-z])(?=[A-Z])/;

/**
 * Adds line-break opportunities to long names in the code of table cells, so that columns can be narrower than the
 * names. They take effect only on narrow screens (see `app/styles/tables.css`). Placeholders get them before and after,
 * but not inside, because their text changes.
 */
export function rehypeCodeBreaks(): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'element', (cell) => {
      if (cell.tagName !== 'td' && cell.tagName !== 'th') {
        return undefined;
      }
      visit(cell, { type: 'element', tagName: 'code' }, (node) => {
        const code = node as Element;
        const parts = code.children.flatMap((child) => (child.type === 'text' ? wordsOf(child.value) : [child]));
        code.children = parts.flatMap((part, at) => {
          const before = parts[at - 1];
          return before === undefined || isSpaceBetween(before, part) ? [part] : [h('wbr'), part];
        });
      });
      return SKIP;
    });
  };
}

function wordsOf(text: string): ElementContent[] {
  return text.split(joint).map((value) => ({ type: 'text', value }));
}

/**
 * Returns whether there's a space between two parts. Lines already break at spaces, and a `<wbr>` next to one would put
 * the space at the end of a text node, where Markdown drops it.
 */
function isSpaceBetween(before: ElementContent, after: ElementContent) {
  return (before.type === 'text' && /\s$/.test(before.value)) || (after.type === 'text' && /^\s/.test(after.value));
}
