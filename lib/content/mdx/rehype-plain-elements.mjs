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
      const properties = jsx.name && /^[a-z]/.test(jsx.name) ? propertiesOf(jsx) : null;
      if (properties) {
        const { name, children } = jsx;
        for (const key of Object.keys(jsx)) {
          Reflect.deleteProperty(jsx, key);
        }
        Object.assign(jsx, { type: 'element', tagName: name, properties, children });
      }
    });
  };
}

/**
 * @param {import('mdast-util-mdx-jsx').MdxJsxFlowElementHast} element
 * @returns {import('hast').Properties | null} null if an attribute's value is an expression
 */
function propertiesOf({ attributes }) {
  /** @type {import('hast').Properties} */
  const properties = {};
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || (typeof attribute.value === 'object' && attribute.value !== null)) {
      return null;
    }
    properties[attribute.name] = attribute.value ?? true;
  }
  return properties;
}
