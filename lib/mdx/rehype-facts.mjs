// @ts-check
/// <reference types="mdast-util-mdx-jsx" />
import { visit } from 'unist-util-visit';

const remedy = 'write a list whose items open with a bold name, as in "- **Editions** Lite, Pro".';

/**
 * Turns `<Facts label="…">` into a definition list: each item of the list inside opens with its name in bold.
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
      if (typeof label !== 'string') {
        return file.fail(
          'writes <Facts> without a label; say what the list is about, as in label="At a glance".',
          facts,
        );
      }
      const elements = facts.children.filter((child) => child.type === 'element');
      const [list, more] = elements;
      if (list?.tagName !== 'ul' || more) {
        return file.fail(`fills <Facts> with something else than one list; ${remedy}`, facts);
      }
      const items = list.children.filter((child) => child.type === 'element');
      parent.children[index] = {
        type: 'element',
        tagName: 'div',
        properties: { className: ['facts'], role: 'group', ariaLabel: label },
        children: [
          { type: 'element', tagName: 'dl', properties: {}, children: items.map((item) => factOf(item, file)) },
        ],
      };
      return undefined;
    });
  };
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
