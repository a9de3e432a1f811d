import { isUtf8 } from 'node:buffer';
import { readFileSync, statSync } from 'node:fs';

/** Maximum size of a page. A larger one takes seconds to read on a phone and minutes to compile. */
export const maxPageBytes = 1_000_000;

/**
 * Reads the file of a page.
 *
 * @returns its text, or why it can't be a page
 */
export function readPage(
  path: string,
): { readonly text: string } | { readonly problem: string; readonly remedy: string } {
  try {
    const { size } = statSync(path);
    if (size > maxPageBytes) {
      const megabytes = (size / 1_000_000).toFixed(1);
      return {
        problem: `is ${megabytes} MB, which loads slowly on phones; the maximum is ${maxPageBytes / 1_000_000} MB`,
        remedy: 'split it into several pages at its second-level headings',
      };
    }
    const bytes = readFileSync(path);
    return isUtf8(bytes)
      ? { text: bytes.toString() }
      : { problem: 'contains bytes that are not UTF-8', remedy: 'save it with the encoding UTF-8' };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    return code === 'EISDIR'
      ? { problem: 'is a folder with the name of a page', remedy: 'remove .mdx from its name' }
      : { problem: `can't be read (${code})`, remedy: 'make it a file that you can open' };
  }
}
