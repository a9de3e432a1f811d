import { canonicalLink } from '@/lib/content/mdx/canonical-link.mjs';

const link = /\]\(\s*<?([^)\s>]+)|\bhref="([^"]+)"|^\[[^\]]+\]:\s*(\S+)/g;

/**
 * Returns the line number, from 1, of a built page's link in the page's source; null if a component generated it.
 *
 * @param file the page's file, relative to the project's root
 */
export function lineOfLink(source: string, file: string, href: string): number | null {
  const at = source.split(/\r?\n/).findIndex((line) =>
    [...line.matchAll(link)].some((match) => {
      const written = match[1] ?? match[2] ?? match[3] ?? '';
      return written === href || canonicalLink(written, file) === href;
    }),
  );
  return at < 0 ? null : at + 1;
}
