import { createProcessor } from '@mdx-js/mdx';
import type { Root as Html } from 'hast';
import type { Root } from 'mdast';
import type { Processor } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { VFileMessage } from 'vfile-message';
import { mdxOptions, rehypePlugins, remarkPlugins, upTo } from '@/lib/content/mdx/plugins';
import { rehypeStop } from '@/lib/content/mdx/rehype-stop';
import { remarkBlocks } from '@/lib/content/mdx/remark-blocks';
import { type Diagnostic, diagnostic } from '@/lib/content/pages/diagnostic';

/** What the build only warns about in the text of a page. */
type PageWarning = Diagnostic & { readonly kind: 'broken Markdown link' | 'duplicate heading' };

/** Everything that's wrong with the text of a page. */
export type PageDiagnostics = { readonly errors: readonly Diagnostic[]; readonly warnings: readonly PageWarning[] };

/** What other checks read of a page. */
type PageContent = {
  /** Its Markdown with its blocks expanded. A block's output has the position of the block. */
  tree: Root;
  /**
   * The IDs that links can point to: those of headings, and old ones that the page keeps. None for a page with errors.
   * IDs of sections that have moved don't count: the registry says where they are now.
   */
  readonly ids: Set<string>;
};

/** Runs the build's pipeline on a page up to the plugin that stops it, and returns what the plugins report. */
export async function checkPage(source: string, file: string): Promise<PageDiagnostics & PageContent> {
  const content: PageContent = { tree: { type: 'root', children: [] }, ids: new Set() };
  const input = new VFile({ value: source, path: file, data: { isCheck: true, content } });
  try {
    // Its last plugin returns no program, so its types don't fit.
    await (checker as unknown as Processor).run(parse(input), input);
  } catch (error) {
    if (!(error instanceof VFileMessage)) {
      throw error;
    }
  }
  const found = input.messages.map((message) => ({ message, own: diagnosticOf(message, file) }));
  return {
    ...content,
    errors: found.filter(({ message }) => message.fatal).map(({ own }) => own),
    warnings: found
      .filter(({ message }) => !message.fatal)
      .map(({ message, own }) => ({ ...own, kind: message.ruleId as PageWarning['kind'] })),
  };
}

/** Parses a page. Throws MDX's own error if it can't be read, which is then one of the file's messages. */
function parse(input: VFile): Root {
  try {
    return checker.parse(input);
  } catch (error) {
    if (error instanceof VFileMessage) {
      // The message about a tag that isn't closed says only in its text where the tag is.
      const line = error.line ?? Number(/\((\d+):\d+-/.exec(error.reason)?.[1] ?? 1);
      const reason = `can't be read as MDX: ${error.reason}; correct it, or put it in inline code.`;
      input.message(reason, { place: { line, column: 1 } }).fatal = true;
    }
    throw error;
  }
}

/** Plugins write "problem; remedy." */
function diagnosticOf({ reason, line }: VFileMessage, file: string): Diagnostic {
  const [, problem = reason, remedy = ''] = /^(.*?); (.*?)\.?$/s.exec(reason) ?? [];
  return diagnostic(file, line ?? 1, problem, remedy);
}

const contentOf = ({ data }: VFile) => data.content as PageContent;

const keepTree = () => (tree: Root, file: VFile) => {
  contentOf(file).tree = structuredClone(tree);
};

/** Collects the IDs, and leaves nothing to turn into a program. */
const collectIds = () => (html: Html, file: VFile) => {
  visit(html, 'element', ({ properties: { id, 'data-moved': moved } }) => {
    if (typeof id === 'string' && moved === undefined) {
      contentOf(file).ids.add(id);
    }
  });
  html.children = [];
};

const untilBlocks = upTo(remarkPlugins, remarkBlocks);
const checker = createProcessor({
  ...mdxOptions,
  format: 'mdx',
  remarkPlugins: [...untilBlocks, keepTree, ...remarkPlugins.slice(untilBlocks.length)],
  rehypePlugins: [...upTo(rehypePlugins, rehypeStop), collectIds],
}).freeze();
