import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HtmlReader, readHtml } from '@/lib/content/html/read-html';
import type { Route } from '@/lib/site/manifest/routes';
import { filesOf } from '@/lib/site/paths';

/** The URLs of other sites that pages link to, each with the paths of these pages. */
export type ExternalLinks = ReadonlyMap<string, readonly string[]>;

/** Hosts of examples, and of the reader's own machine. */
const notReal = /(?:^|\.)(?:example(?:\.(?:com|org|net))?|localhost|test|invalid)$|^[\d.]+$|^\[/;

/** Reads the links to other sites than these from the built pages, sorted. A hash isn't part of the URL. */
export function externalLinksOf(out: string, routes: readonly Route[], ownUrls: readonly string[]): ExternalLinks {
  const links = new Map<string, string[]>();
  for (const { kind, path } of routes) {
    const html = kind === 'page' ? readFileSync(join(out, filesOf(path, 'html')[0]), 'utf8') : '';
    const [hrefs] = readHtml(html, linkReader());
    const urls = new Set(hrefs.filter((href) => URL.canParse(href)).map((href) => href.replace(/#.*/, '')));
    for (const url of urls) {
      if (!ownUrls.some((own) => url.startsWith(own)) && !notReal.test(new URL(url).hostname)) {
        links.set(url, [...(links.get(url) ?? []), path]);
      }
    }
  }
  return new Map([...links].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Creates a reader that collects the links with a scheme of the web. */
function linkReader(): HtmlReader<readonly string[]> {
  const hrefs: string[] = [];
  return {
    opened(name, { href = '' }) {
      if (name === 'a' && /^https?:/.test(href)) {
        hrefs.push(href);
      }
    },
    found: () => hrefs,
  };
}
