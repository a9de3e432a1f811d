import type { Element, Root as Html } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import type { Root } from 'mdast';
import { parseFragment } from 'parse5';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { plainCodeOf } from './code-block';
import { elementHandlers } from './elements';

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
  const { title, text } = titleAndTextOf(mainOf(html));
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

/** The part of the file that holds the page: the sidebar before it, and the data for scripts behind it, are most of its bytes. */
function mainOf(html: string): string {
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'));
}

/** The title and the text of a page, whose blocks of code are plain: their colours are most of the elements of a page. */
function titleAndTextOf(main: string): { readonly title: Element | undefined; readonly text: Element | undefined } {
  let title: Element | undefined;
  let text: Element | undefined;
  // Without the places of the elements, which nobody asks for and each later step would copy.
  visit(fromParse5(parseFragment(main, { scriptingEnabled: false })) as Html, 'element', (element, index, parent) => {
    if (element.tagName === 'figure' && 'dataCode' in element.properties && parent && index !== undefined) {
      parent.children[index] = plainCodeOf(element);
      return SKIP;
    }
    if (element.tagName === 'h1') {
      title ??= element;
    } else if ([element.properties.className].flat().includes('prose')) {
      text ??= element;
    }
    return undefined;
  });
  return { title, text };
}
