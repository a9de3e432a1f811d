import { compile } from '@mdx-js/mdx';
import { VFileMessage } from 'vfile-message';
import { type Fault, fault } from '@/lib/content/fault';
import { loadMdxOptions } from './load-mdx-options';

/**
 * Compiles a page as the build does and says what is wrong with it.
 *
 * @param file the page's file, from the project's root
 * @returns no fault, or the first one: a parser stops there
 */
export async function mdxFaults(source: string, file: string): Promise<Fault[]> {
  try {
    await compile({ value: source, path: file }, await loadMdxOptions());
    return [];
  } catch (error) {
    if (!(error instanceof VFileMessage)) {
      throw error;
    }
    const [problem = '', remedy] = splitReason(error.reason);
    return [
      fault(
        file,
        error.line ?? lineIn(error.reason),
        problem,
        remedy ?? 'see the section about pages in CONTRIBUTING.md',
      ),
    ];
  }
}

/** Our own plugins write "problem; remedy."; a parser's message is a clause without subject, such as "Unexpected end of file". */
function splitReason(reason: string): string[] {
  const own = /^([a-z].*?); (.*?)\.?$/s.exec(reason);
  return own ? [own[1] ?? '', own[2] ?? ''] : [`is not valid MDX: ${reason.split('\n')[0]}`];
}

/** A tag that is never closed is reported without a place, but names it in the text: `(3:1-3:7)`. */
function lineIn(reason: string): number | null {
  const line = /\((\d+):\d+/.exec(reason)?.[1];
  return line === undefined ? null : Number(line);
}
