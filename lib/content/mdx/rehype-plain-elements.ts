/// <reference types="mdast-util-mdx-jsx" />
import type { Properties, Root } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';

/** Turns HTML written as JSX, such as `<details>`, into hast elements, which later plugins treat like Markdown's. */
export function rehypePlainElements(): (tree: Root) => void {
  return (tree) => {
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const jsx = node as unknown as MdxJsxFlowElementHast;
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

/** @param element whose attributes are all plain text */
function propertiesOf({ attributes }: MdxJsxFlowElementHast): Properties {
  return Object.fromEntries(
    attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute'
        ? [[attribute.name, attribute.value === null ? true : String(attribute.value)]]
        : [],
    ),
  );
}
