import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkedPages } from '@/lib/content/blocks/checked-pages.mjs';
import { absoluteUrl } from '@/lib/site/absolute-url';
import { site } from '@/lib/site/config';
import { feeds } from '@/lib/site/feeds';
import { atomText } from './atom';
import { pageEntries, releaseEntries, tagOf } from './feed-entries';

/** Older pages are on the page that lists the feeds' content. */
const maxPages = 50;

/**
 * Publishes the Atom feeds, made only from content, so that two builds are identical.
 *
 * @param root the project's root folder
 * @param out the export's folder
 */
export function publishFeeds(root: string, out: string): void {
  const all = checkedPages(root);
  const checkedOn = (path: string) => all.find((page) => page.path === path)?.verified.date;
  mkdirSync(join(out, 'feeds'), { recursive: true });
  for (const { kind, edition, path, title } of feeds) {
    const text = atomText({
      id: tagOf(`feeds/${edition}-${kind}`),
      title,
      author: site.name,
      self: absoluteUrl(path),
      page: absoluteUrl('/changes'),
      entries:
        kind === 'releases'
          ? releaseEntries(edition, checkedOn)
          : pageEntries(checkedPages(root, edition).slice(0, maxPages)),
    });
    writeFileSync(join(out, path), text);
  }
}
