import type { Element, Root as Html } from 'hast';
import type { Root } from 'mdast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { EXIT, visit } from 'unist-util-visit';
import { plainCodeOf } from './code-block';
import { elementHandlers } from './elements';

const parser = unified().use(rehypeParse, { fragment: true });

const translator = unified().use(rehypeRemark, { handlers: elementHandlers });

const printer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', rule: '-', listItemIndent: 'one' });

/**
 * The title and the text of a built page as a tree of Markdown: what stands in its `h1` and its `.prose`. Links and pictures get the full
 * address that they have on the page.
 *
 * @param html the page's file
 * @param address the page's own full address
 * @throws when the page has no title or no text
 */
export function markdownTreeOf(html: string, address: string): Root {
  const page = parser.parse(mainOf(html));
  const title = find(page, ({ tagName }) => tagName === 'h1');
  const text = find(page, ({ properties }) => [properties.className].flat().includes('prose'));
  if (!title || !text) {
    throw new Error(`${address} has no h1 or no .prose, so that it has no Markdown; see components/page/doc-page.tsx.`);
  }
  visit(text, { type: 'element', tagName: 'figure' }, (figure: Element, index, parent) => {
    // First of all: the colours are most of the elements of a page.
    if (parent && index !== undefined && 'dataCode' in figure.properties) {
      parent.children[index] = plainCodeOf(figure);
    }
  });
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

/** The part of the file that holds the page: the sidebar before it, and the data for scripts behind it, are most of its bytes. */
function mainOf(html: string): string {
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'));
}

function find(tree: Html, matches: (element: Element) => boolean): Element | undefined {
  let found: Element | undefined;
  visit(tree, 'element', (element) => {
    if (matches(element)) {
      found = element;
      return EXIT;
    }
    return undefined;
  });
  return found;
}
