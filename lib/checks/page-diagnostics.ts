import { createProcessor } from '@mdx-js/mdx';
import type { Processor } from 'unified';
import { VFile } from 'vfile';
import { VFileMessage } from 'vfile-message';
import { mdxOptions, rehypePlugins, upTo } from '@/lib/content/mdx/plugins';
import { rehypeStop } from '@/lib/content/mdx/rehype-stop';
import { type Diagnostic, diagnostic } from '@/lib/content/pages/diagnostic';

/** What the build only warns about in the text of a page. */
type PageWarning = Diagnostic & { readonly kind: 'broken Markdown link' | 'duplicate heading' };

/** Everything that's wrong with the text of a page. */
export type PageDiagnostics = { readonly errors: readonly Diagnostic[]; readonly warnings: readonly PageWarning[] };

/** Runs the build's pipeline on a page up to the plugin that stops it, and returns what the plugins report. */
export async function pageDiagnostics(source: string, file: string): Promise<PageDiagnostics> {
  const input = new VFile({ value: source, path: file, data: { isCheck: true } });
  try {
    // Its last plugin returns no program, so its types don't fit.
    await (checker as unknown as Processor).run(checker.parse(input), input);
  } catch (error) {
    if (!(error instanceof VFileMessage)) {
      throw error;
    }
  }
  const found = input.messages.map((message) => ({ message, own: diagnosticOf(message, file) }));
  return {
    errors: found.filter(({ message }) => message.fatal).map(({ own }) => own),
    warnings: found
      .filter(({ message }) => !message.fatal)
      .map(({ message, own }) => ({ ...own, kind: message.ruleId as PageWarning['kind'] })),
  };
}

/** Plugins write "problem; remedy." */
function diagnosticOf({ reason, line }: VFileMessage, file: string): Diagnostic {
  const [, problem = reason, remedy = ''] = /^(.*?); (.*?)\.?$/s.exec(reason) ?? [];
  return diagnostic(file, line ?? 1, problem, remedy);
}

/** Leaves nothing to turn into a program. */
const empty = () => (tree: { children: unknown[] }) => {
  tree.children = [];
};

const checker = createProcessor({
  ...mdxOptions,
  format: 'mdx',
  rehypePlugins: [...upTo(rehypePlugins, rehypeStop), empty],
}).freeze();
