import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';
import type { Heading } from '@/lib/content/toc/build-toc';
import { createHeadingIds, fixedIdPattern } from '@/lib/site/heading-id';
import { exportOf } from './esm-export';

/**
 * Gives each heading an ID and a link to itself, and exports the list as `headings` for the table of contents. The ID
 * comes from the text, or from `[#id]` at its end.
 */
export function rehypeHeadings(): (tree: Root) => void {
  return (tree) => {
    const idOf = createHeadingIds();
    const headings: Heading[] = [];
    visit(tree, 'element', (node, index, parent) => {
      const level = Number(/^h([2-6])$/.exec(node.tagName)?.[1]);
      // The footnotes heading already has an ID, which the references link to.
      if (!level || !parent || index === undefined || node.properties.id) {
        return undefined;
      }
      const fixedId = takeFixedId(node);
      const text = textOf(node).trim();
      const id = idOf(text, fixedId);
      node.properties.id = id;
      headings.push({ level, id, text });
      const anchor = h('a', { className: ['anchor'], href: `#${id}`, ariaLabel: `Link to “${text}”` }, '#');
      parent.children[index] = h('div', { className: ['heading', node.tagName] }, [node, anchor]);
      return SKIP;
    });
    tree.children.unshift(exportOf('headings', headings));
  };
}

/**
 * Removes `[#id]` from the end of a heading.
 *
 * @returns the ID
 */
function takeFixedId(heading: Element): string | undefined {
  const last = heading.children.at(-1);
  const match = last?.type === 'text' ? fixedIdPattern.exec(last.value) : null;
  if (last?.type !== 'text' || !match) {
    return undefined;
  }
  last.value = last.value.slice(0, match.index);
  return match[1];
}
