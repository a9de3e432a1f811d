// @ts-check
/// <reference types="mdast-util-mdx-jsx" />
import { SKIP, visit } from 'unist-util-visit';

/**
 * Turns `<Terms>` into a list of terms with their values: each item of the list inside opens with a bold term.
 *
 * @returns {(tree: import('hast').Root, file: import('vfile').VFile) => void}
 */
export default function rehypeTerms() {
  return (tree, file) => {
    visit(tree, 'mdxJsxFlowElement', (terms, index, parent) => {
      if (terms.name !== 'Terms' || !parent || index === undefined) {
        return undefined;
      }
      const [list, ...others] = elementsOf(terms.children);
      if (list?.tagName !== 'ul' || others.length > 0) {
        return file.fail(
          'fills <Terms> with something else than one list; write "- **Term** value" in each line.',
          terms,
        );
      }
      parent.children[index] = {
        type: 'element',
        tagName: 'dl',
        properties: { className: ['terms'] },
        children: elementsOf(list.children).map((item) => {
          const [term, ...value] = item.children;
          if (term?.type !== 'element' || term.tagName !== 'strong') {
            return file.fail('has an item of <Terms> without its term; open it in bold: "- **Term** value".', terms);
          }
          return element('div', [element('dt', term.children), element('dd', value)]);
        }),
      };
      return SKIP;
    });
  };
}

/** @param {readonly import('hast').RootContent[]} nodes */
function elementsOf(nodes) {
  return nodes.filter((node) => node.type === 'element');
}

/**
 * @param {string} tagName
 * @param {import('hast').ElementContent[]} children
 * @returns {import('hast').Element}
 */
function element(tagName, children) {
  return { type: 'element', tagName, properties: {}, children };
}
