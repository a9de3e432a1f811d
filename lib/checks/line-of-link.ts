import { canonicalLink } from '@/lib/mdx/canonical-link.mjs';

const link = /\]\(\s*<?([^)\s>]+)|\bhref="([^"]+)"|^\[[^\]]+\]:\s*(\S+)/g;

/**
 * Finds the line of a page's source, from 1, that a link of the built page comes from; null when a component made it.
 *
 * @param file the page's file, from the project's root
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
