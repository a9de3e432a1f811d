import { compile } from '@mdx-js/mdx';
import { VFileMessage } from 'vfile-message';
import { loadMdxOptions } from '@/lib/content/mdx/load-mdx-options';
import { type Diagnostic, diagnostic } from '@/lib/content/pages/diagnostic';

/**
 * Compiles a page as the build does, and reports what's wrong with it.
 *
 * @returns no diagnostics, or the first one, because a parser stops there
 */
export async function mdxDiagnostics(source: string, file: string): Promise<Diagnostic[]> {
  try {
    await compile({ value: source, path: file }, await loadMdxOptions());
    return [];
  } catch (error) {
    if (!(error instanceof VFileMessage)) {
      throw error;
    }
    const [problem = '', remedy] = splitReason(error.reason);
    return [
      diagnostic(
        file,
        error.line ?? lineIn(error.reason),
        problem,
        remedy ?? 'see the section about pages in CONTRIBUTING.md',
      ),
    ];
  }
}

/** Our own plugins write "problem; remedy.". A parser's message has no subject, such as "Unexpected end of file". */
function splitReason(reason: string): string[] {
  const own = /^([a-z].*?); (.*?)\.?$/s.exec(reason);
  return own ? [own[1] ?? '', own[2] ?? ''] : [`is not valid MDX: ${reason.split('\n')[0]}`];
}

/** Returns the line from the message text. Only that has the position of an unclosed tag: `(3:1-3:7)`. */
function lineIn(reason: string): number | null {
  const line = /\((\d+):\d+/.exec(reason)?.[1];
  return line === undefined ? null : Number(line);
}
