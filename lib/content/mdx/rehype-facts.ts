/// <reference types="mdast-util-mdx-jsx" />
import type { Element, Root } from 'hast';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { fault } from './fault';
import { attributesOf } from './jsx-attributes';

const remedy = 'write a list whose items start with a bold name, as in "- **Editions** Lite, Pro".';

/**
 * Turns `<Facts>` into a definition list. Each item of the list inside starts with its name in bold. With a label, the
 * list stands alone between rules, like a service's "At a glance" box. Without one, it belongs to the heading above,
 * like the details of a setting.
 */
export function rehypeFacts(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    visit(tree, 'mdxJsxFlowElement', (facts, index, parent) => {
      if (facts.name !== 'Facts' || !parent || index === undefined) {
        return undefined;
      }
      const { label } = attributesOf(facts);
      const elements = facts.children.filter((child) => child.type === 'element');
      const [list, more] = elements;
      if (list?.tagName !== 'ul' || more) {
        return fault(file, `has something other than one list in <Facts>; ${remedy}`, facts);
      }
      const items = list.children.filter((child) => child.type === 'element');
      const definitions = items.map((item) => factOf(item, file));
      // Keep the list's properties: rehype-applies.ts has already marked whom it applies to.
      const named = label ? {} : { className: ['facts-plain'] };
      const whole = { ...h('dl', definitions), properties: { ...list.properties, ...named } };
      parent.children[index] = label
        ? h('div', { className: ['facts'], role: 'group', ariaLabel: label }, whole)
        : whole;
      return undefined;
    });
  };
}

function factOf(item: Element, file: VFile): Element {
  const [name, ...rest] = item.children;
  if (rest[0]?.type === 'text') {
    rest[0].value = rest[0].value.trimStart();
  }
  if (name?.type !== 'element' || name.tagName !== 'strong') {
    fault(file, `has a fact without a name; ${remedy}`, item);
    return item;
  }
  return { ...h('div', h('dt', name.children), h('dd', rest)), properties: item.properties };
}
