import { createProcessor } from '@mdx-js/mdx';
import type { Processor } from 'unified';
import { VFile } from 'vfile';
import { VFileMessage } from 'vfile-message';
import { loadMdxOptions } from '@/lib/content/mdx/load-mdx-options';
import { mdxOptions } from '@/lib/content/mdx/plugins.mjs';
import { type Diagnostic, diagnostic } from '@/lib/content/pages/diagnostic';

/** What the build only warns about in the text of a page. */
type PageWarning = Diagnostic & { readonly kind: 'broken Markdown link' | 'duplicate heading' };

/** Everything that's wrong with the text of a page. */
export type PageDiagnostics = { readonly errors: readonly Diagnostic[]; readonly warnings: readonly PageWarning[] };

/** Runs the build's pipeline on a page up to the plugin that stops it, and returns what the plugins report. */
export async function pageDiagnostics(source: string, file: string): Promise<PageDiagnostics> {
  const input = new VFile({ value: source, path: file, data: { isCheck: true } });
  const processor = await checker;
  try {
    // Its last plugin returns no program, so its types don't fit.
    await (processor as unknown as Processor).run(processor.parse(input), input);
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

async function processorUpToStop() {
  const options = await loadMdxOptions();
  const end = mdxOptions.rehypePlugins.findIndex((plugin) => plugin.endsWith('rehype-stop.mjs')) + 1;
  // Leaves nothing to turn into a program.
  const empty = () => (tree: { children: unknown[] }) => {
    tree.children = [];
  };
  const rehypePlugins = [...(options.rehypePlugins?.slice(0, end) ?? []), empty];
  return createProcessor({ ...options, format: 'mdx', rehypePlugins }).freeze();
}

const checker = processorUpToStop();
