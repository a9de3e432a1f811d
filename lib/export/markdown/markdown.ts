import type { ElementContent } from 'hast';
import type { Root } from 'mdast';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { Article } from './article';
import { elementHandlers, headingSign, placeholderSign } from './elements';

const translator = unified().use(rehypeRemark, { handlers: elementHandlers });

const printer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', rule: '-', listItemIndent: 'one' });

/** Converts a built page to a Markdown tree with absolute URLs. Throws if the page has no title or no text. */
export function markdownTreeOf({ title, text }: Article, address: string): Root {
  if (!title || !text) {
    throw new Error(
      `${address} has no h1 or no .prose, so it has no Markdown; see components/page/page/doc-page.tsx and prose.tsx.`,
    );
  }
  return treeOf([title, ...text.children], address);
}

/** Converts elements of a built page to a Markdown tree with absolute URLs. */
export function treeOf(children: readonly ElementContent[], address: string): Root {
  const tree = translator.runSync({ type: 'root', children: withSigns(children) }) as unknown as Root;
  visit(tree, ['link', 'image'], (node) => {
    if ('url' in node) {
      node.url = new URL(node.url, address).href;
    }
  });
  return tree;
}

/** Puts a mark before each placeholder. */
function withSigns(children: readonly ElementContent[]): ElementContent[] {
  return children.flatMap((child): ElementContent[] => {
    if (child.type !== 'element') {
      return [child];
    }
    const signed = { ...child, children: withSigns(child.children) };
    return 'dataPlaceholder' in child.properties ? [{ type: 'text', value: placeholderSign }, signed] : [signed];
  });
}

/** Formats a tree as Markdown. */
export function printMarkdown(tree: Root): string {
  return printer.stringify(tree);
}

/** Removes the placeholder marks from a text, and returns their offsets in the remaining text. */
export function takePlaceholders(signed: string): { readonly text: string; readonly offsets: readonly number[] } {
  const parts = signed.split(placeholderSign);
  let offset = 0;
  const offsets = parts.slice(0, -1).map((part) => {
    offset += part.length;
    return offset;
  });
  return { text: parts.join(''), offsets };
}

/** The lines of a section in the Markdown of its page, from 0: from its heading to before the next one as high. */
export type SectionLines = readonly [id: string, start: number, end: number];

const markedHeading = new RegExp(`(#+) ${headingSign}(.*?)${headingSign}`);

/** Removes the marks of headings from a text, and returns the lines of their sections. */
export function takeSections(signed: string): { readonly text: string; readonly sections: readonly SectionLines[] } {
  const lines = signed.split('\n');
  const headings = lines.flatMap((line, start) => {
    const [, { length: level } = '', id = ''] = markedHeading.exec(line) ?? [];
    return level > 0 ? { id, level, start } : [];
  });
  const endOf = (at: number, level: number) => headings.slice(at + 1).find((next) => next.level <= level)?.start;
  return {
    text: lines.map((line) => line.replace(markedHeading, '$1 ')).join('\n'),
    sections: headings.map(({ id, level, start }, at) => [id, start, endOf(at, level) ?? lines.length]),
  };
}
