import type { Hit, Part } from '@/lib/search/engine';
import { basePath } from '@/lib/site/base-path.mjs';
import { mark } from './hosted-query';

const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** Converts a hit of the hosted service, which may lack fields; null for a record without a URL of a page. */
export function hostedHit(record: unknown): Hit | null {
  const { url: address, hierarchy, _highlightResult: highlighted, _snippetResult: snippets } = Object(record);
  const url = pathOf(text(address));
  const names = levels.map((level) => text(Object(hierarchy)[level]));
  const last = names.findLastIndex((name) => name !== '');
  const marked = Object(Object(Object(highlighted).hierarchy)[levels[last] ?? '']).value;
  return url === null
    ? null
    : {
        url,
        trail: names.filter((name) => name !== ''),
        title: partsOf(text(marked) || names[last] || url),
        snippet: partsOf(text(Object(Object(snippets).content).value)),
        isCode: false,
      };
}

/** Splits a text at the service's highlight marks. A text without marks becomes a single part. */
function partsOf(value: string): readonly Part[] {
  return value
    .split(mark.open)
    .flatMap((piece, at) => {
      const [match = '', ...rest] = at === 0 ? ['', piece] : piece.split(mark.close);
      return [
        { text: match, isMatch: true },
        { text: rest.join(''), isMatch: false },
      ];
    })
    .filter((part) => part.text !== '');
}

/** Returns the path and hash of an absolute or relative URL; null if it isn't an HTTP URL, such as a script. */
function pathOf(address: string): string | null {
  if (/^\/(?![/\\])/.test(address)) {
    return address;
  }
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!(url && /^https?:$/.test(url.protocol))) {
    return null;
  }
  const path = url.pathname.startsWith(`${basePath}/`) ? url.pathname.slice(basePath.length) : url.pathname;
  return path + url.hash;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');
