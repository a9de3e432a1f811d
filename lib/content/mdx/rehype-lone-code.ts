import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/** Marks code that is all of its list item or cell, because it needs no box there (`app/styles/code.css`). */
export function rehypeLoneCode(): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'element', ({ tagName, children }) => {
      const [first, ...others] = children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
      if (/^(?:li|td)$/.test(tagName) && others.length === 0 && first?.type === 'element' && first.tagName === 'code') {
        first.properties.className = ['lone'];
      }
    });
  };
}
