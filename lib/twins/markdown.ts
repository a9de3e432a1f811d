import type { Root as Html } from 'hast';
import type { Root } from 'mdast';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { type Article, placeholderSign } from './article';
import { elementHandlers } from './elements';

const translator = unified().use(rehypeRemark, { handlers: elementHandlers });

const printer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', rule: '-', listItemIndent: 'one' });

/**
 * The title and the text of a built page as a tree of Markdown. Links and pictures get the full address that they have on the page.
 *
 * @param address the page's own full address
 * @throws when the page has no title or no text
 */
export function markdownTreeOf({ title, text }: Article, address: string): Root {
  if (!title || !text) {
    throw new Error(
      `${address} has no h1 or no .prose, so that it has no Markdown; see components/page/doc-page.tsx and prose.tsx.`,
    );
  }
  const tree = translator.runSync({ type: 'root', children: [title, ...text.children] } as Html) as unknown as Root;
  visit(tree, ['link', 'image'], (node) => {
    if ('url' in node) {
      node.url = new URL(node.url, address).href;
    }
  });
  return tree;
}

/** A tree as the text of a Markdown file. */
export function printMarkdown(tree: Root): string {
  return printer.stringify(tree);
}

/** Removes the signs of placeholders from a text, and returns where they were in what's left. */
export function takePlaceholders(signed: string): { readonly text: string; readonly offsets: readonly number[] } {
  const parts = signed.split(placeholderSign);
  let offset = 0;
  const offsets = parts.slice(0, -1).map((part) => {
    offset += part.length;
    return offset;
  });
  return { text: parts.join(''), offsets };
}
