import { DomUtils, parseDocument } from 'htmlparser2';
import { relativeAddress, rootOf } from './relative-address';

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

export type OfflineSite = {
  /** The path that the built site is served under, such as `/docs`; empty at the root. */
  readonly basePath: string;
  /** The site's public URL, for anything that isn't in the copy. */
  readonly siteUrl: string;
  /** Returns whether the copy contains the file at a URL relative to its root. */
  readonly holds: (file: string) => boolean;
};

/** The folder in the copy with the copy's own scripts and styles. */
export const scriptFolder = 'offline';

/** Prevents requests outside of the copy. `'self'` doesn't match files, so they aren't restricted. */
const policy = "connect-src 'none'; object-src 'none'; base-uri 'none'; frame-src 'none'";

const addressAttributes = ['href', 'src', 'action', 'poster'] as const;

/**
 * Converts a built page for the offline copy. Internal URLs become relative URLs of files, links to anything that isn't
 * in the copy point to the public site, and the copy's scripts replace the site's, which need a server.
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

/** Returns whether an element is only useful on pages from a server. */
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

/** Adds the scripts of the copy. The first one runs before the first paint. */
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
