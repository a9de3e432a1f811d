// @ts-check
/// <reference types="mdast-util-mdx-jsx" />
import { visit } from 'unist-util-visit';

const remedy = 'write a list whose items open with a bold name, as in "- **Editions** Lite, Pro".';

/**
 * Turns `<Facts>` into a definition list: each item of the list inside opens with its name in bold. With a label it stands for itself,
 * between hairlines, as a service at a glance does; without one it belongs to the heading above, as the details of a setting do.
 *
 * @returns {(tree: import('hast').Root, file: import('vfile').VFile) => void}
 */
export default function rehypeFacts() {
  return (tree, file) => {
    visit(tree, 'mdxJsxFlowElement', (facts, index, parent) => {
      if (facts.name !== 'Facts' || !parent || index === undefined) {
        return undefined;
      }
      const label = facts.attributes.find((attribute) => 'name' in attribute && attribute.name === 'label')?.value;
      const elements = facts.children.filter((child) => child.type === 'element');
      const [list, more] = elements;
      if (list?.tagName !== 'ul' || more) {
        return file.fail(`fills <Facts> with something else than one list; ${remedy}`, facts);
      }
      const items = list.children.filter((child) => child.type === 'element');
      const definitions = items.map((item) => factOf(item, file));
      parent.children[index] =
        typeof label === 'string' ? groupOf(listOf(definitions), label) : listOf(definitions, 'facts-plain');
      return undefined;
    });
  };
}

/**
 * @param {import('hast').Element[]} children
 * @param {string} [name]
 * @returns {import('hast').Element}
 */
function listOf(children, name) {
  return { type: 'element', tagName: 'dl', properties: name ? { className: [name] } : {}, children };
}

/**
 * @param {import('hast').Element} list
 * @param {string} label
 * @returns {import('hast').Element}
 */
function groupOf(list, label) {
  const properties = { className: ['facts'], role: 'group', ariaLabel: label };
  return { type: 'element', tagName: 'div', properties, children: [list] };
}

/**
 * @param {import('hast').Element} item
 * @param {import('vfile').VFile} file
 * @returns {import('hast').Element}
 */
function factOf(item, file) {
  const [name, ...rest] = item.children;
  if (rest[0]?.type === 'text') {
    rest[0].value = rest[0].value.trimStart();
  }
  if (name?.type !== 'element' || name.tagName !== 'strong') {
    return file.fail(`writes a fact without a name; ${remedy}`, item);
  }
  return {
    type: 'element',
    tagName: 'div',
    properties: {},
    children: [
      { type: 'element', tagName: 'dt', properties: {}, children: name.children },
      { type: 'element', tagName: 'dd', properties: {}, children: rest },
    ],
  };
}
