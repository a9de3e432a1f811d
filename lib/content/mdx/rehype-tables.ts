import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { fault } from './fault';

/** Browsers drop these for the elements of a table whose cells are stacked (`app/styles/fields.css`). */
const roles = new Map(
  Object.entries({ table: 'table', thead: 'rowgroup', tbody: 'rowgroup', tr: 'row', th: 'columnheader', td: 'cell' }),
);

/**
 * Makes wide tables scrollable and focusable with the keyboard, turns cell alignment into classes, and marks cells that
 * say only "yes" or "no". An empty header cell fails the page, because a screen reader couldn't name the column of a
 * cell.
 */
export function rehypeTables(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    visit(tree, { type: 'element', tagName: 'table' }, (node, index, parent) => {
      const table = node as Element;
      if (!parent || index === undefined) {
        return undefined;
      }
      const frame = String('properties' in parent && parent.properties.className);
      visit(table, 'element', (cell) => {
        if (frame === 'fields' || frame === 'stacked') {
          cell.properties.role = roles.get(cell.tagName);
        }
        if (cell.tagName === 'th' && textOf(cell).trim() === '') {
          fault(file, 'has a table with an empty header cell; write what the column contains.', cell);
        }
        describeCell(cell);
      });
      // Fields wrap, so their table never scrolls.
      const scrolling = frame === 'fields' ? {} : { role: 'group', ariaLabel: 'Table', tabIndex: 0 };
      parent.children[index] = h('div', { className: ['table'], ...scrolling }, table);
      return SKIP;
    });
  };
}

function describeCell(cell: Element) {
  const { align } = cell.properties;
  if (typeof align === 'string') {
    delete cell.properties.align;
    cell.properties.className = [`align-${align}`];
  }
  if (cell.tagName === 'th') {
    cell.properties.scope = 'col';
  }
  const text = textOf(cell).trim().toLowerCase();
  if (cell.tagName === 'td' && (text === 'yes' || text === 'no')) {
    // `app/styles/tables.css` shows a check mark or a dash; screen readers and Markdown pages get the word.
    cell.properties.className = [cell.properties.className ?? [], `is-${text}`].flat().map(String);
    cell.children = [h('span', { className: ['visually-hidden'] }, text)];
  }
}
