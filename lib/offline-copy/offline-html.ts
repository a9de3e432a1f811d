import { DomUtils, parseDocument } from 'htmlparser2';
import { relativeAddress, rootOf } from './relative-address';

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** What a page of the copy must know of the site. */
export type OfflineSite = {
  /** The path that the built site is served below, as `/docs`; empty at the root. */
  readonly basePath: string;
  /** The site's public address, for what the copy does not hold. */
  readonly siteUrl: string;
  /** Whether the copy holds the file of a relative address, seen from its root. */
  readonly holds: (file: string) => boolean;
};

/** The folder of the copy that holds its own scripts and styles. */
export const scriptFolder = 'offline';

/** No request can leave the folder. `'self'` would name nothing in a file that was opened by a double click, so files need no permission. */
const policy = "connect-src 'none'; object-src 'none'; base-uri 'none'; frame-src 'none'";

const addressAttributes = ['href', 'src', 'action', 'poster'] as const;

/**
 * Turns a page of the built site into one of the offline copy: every address inside the site becomes a relative one of a file, what the
 * copy does not hold leads to the site itself, and the scripts of the site, which ask a server for each page, give way to those of the copy.
 *
 * @param html a page as `npm run build` left it
 * @param path its canonical path
 */
export function offlineHtml(html: string, path: string, site: OfflineSite): string {
  const document = parseDocument(html);
  for (const element of DomUtils.findAll(isOfServer, document.children)) {
    DomUtils.removeElement(element);
  }
  for (const element of DomUtils.findAll(() => true, document.children)) {
    for (const name of addressAttributes) {
      const value = element.attribs[name];
      if (value !== undefined) {
        element.attribs[name] = addressOf(value, path, site);
      }
    }
  }
  const root = DomUtils.getElementsByTagName('html', document)[0];
  if (root) {
    root.attribs['data-path'] = path;
  }
  return withScripts(DomUtils.getOuterHTML(document, { encodeEntities: 'utf8' }), path);
}

/** What is of use only to pages that come from a server: scripts, what announces them, the policy that lists them, the app's manifest. */
function isOfServer({ name, attribs }: Element): boolean {
  switch (name) {
    case 'script':
      return true;
    case 'link':
      return /\b(preload|modulepreload|prefetch|manifest|search)\b/.test(attribs.rel ?? '');
    case 'meta':
      return attribs['http-equiv']?.toLowerCase() === 'content-security-policy';
    default:
      return false;
  }
}

function addressOf(value: string, path: string, { basePath, siteUrl, holds }: OfflineSite): string {
  if (!value.startsWith('/') || value.startsWith('//')) {
    return value;
  }
  const href = value.startsWith(`${basePath}/`) ? value.slice(basePath.length) : value;
  const address = relativeAddress(href, path);
  const file = address.slice(rootOf(path).length).replace(/[?#].*$/s, '');
  return holds(file) ? address : siteUrl + href;
}

/** Adds the scripts of the copy; the first one runs before the first paint. */
function withScripts(html: string, path: string): string {
  const root = `${rootOf(path)}${scriptFolder}/`;
  return html
    .replace(
      /<head[^>]*>/,
      `$&<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><script src="${root}head.js"></script>`,
    )
    .replace(
      '</head>',
      `<link rel="stylesheet" href="${root}page.css"><script src="${root}page.js" defer></script></head>`,
    );
}
