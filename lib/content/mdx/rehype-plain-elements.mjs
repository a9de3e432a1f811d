// @ts-check
/// <reference types="mdast-util-mdx-jsx" />
import { visit } from 'unist-util-visit';

/**
 * Turns HTML written as JSX, such as `<details>`, into hast elements, which later plugins treat like Markdown's.
 *
 * @returns {(tree: import('hast').Root) => void}
 */
export default function rehypePlainElements() {
  return (tree) => {
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const jsx = /** @type {import('mdast-util-mdx-jsx').MdxJsxFlowElementHast} */ (/** @type {unknown} */ (node));
      const { name, children } = jsx;
      if (name && /^[a-z]/.test(name)) {
        const properties = propertiesOf(jsx);
        for (const key of Object.keys(jsx)) {
          Reflect.deleteProperty(jsx, key);
        }
        Object.assign(jsx, { type: 'element', tagName: name, properties, children });
      }
    });
  };
}

/**
 * @param {import('mdast-util-mdx-jsx').MdxJsxFlowElementHast} element whose attributes are all plain text
 * @returns {import('hast').Properties}
 */
function propertiesOf({ attributes }) {
  return Object.fromEntries(
    attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute'
        ? [[attribute.name, attribute.value === null ? true : String(attribute.value)]]
        : [],
    ),
  );
}
