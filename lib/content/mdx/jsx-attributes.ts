import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';

/** Returns the attributes of a component. All are plain text, and none that it needs is missing (`remark-names.ts`). */
export function attributesOf({
  attributes,
}: MdxJsxFlowElementHast | MdxJsxTextElementHast): Readonly<Record<string, string>> {
  return Object.fromEntries(attributes.flatMap((one) => ('name' in one ? [[one.name, String(one.value)]] : [])));
}
