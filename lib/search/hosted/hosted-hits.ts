import type { Hit, Part } from '@/lib/search/engine';
import { mark } from './hosted-question';

type Values = Readonly<Record<string, unknown>>;

const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/**
 * Converts a hit of the hosted service, whose records come from this site or from a crawler. Missing fields are left
 * empty. Returns null for a record without a URL.
 */
export function hostedHit(record: unknown, basePath: string): Hit | null {
  const hit = valuesOf(record);
  const url = pathOf(text(hit.url), basePath);
  if (url === null) {
    return null;
  }
  const hierarchy = valuesOf(hit.hierarchy);
  const marked = valuesOf(valuesOf(hit._highlightResult).hierarchy);
  const named = levels.filter((level) => text(hierarchy[level]) !== '');
  const last = named.at(-1);
  const kind = kindOf(text(hit.kind), text(hit.type));
  return {
    id: text(hit.objectID) || url,
    url,
    kind,
    trail: named.map((level) => text(hierarchy[level])),
    title: partsOf(last ? text(valuesOf(marked[last]).value) || text(hierarchy[last]) : url),
    snippet: partsOf(text(valuesOf(valuesOf(hit._snippetResult).content).value)),
    section: text(hit.section) || text(hierarchy.lvl0),
    edition: text(hit.edition) || null,
    version: text(hit.version),
  };
}

/** Splits a text at the service's highlight marks. A text without marks becomes a single part. */
function partsOf(value: string): readonly Part[] {
  const parts: Part[] = [];
  let isMatch = false;
  for (const piece of value.split(new RegExp(`([${mark.open}${mark.close}])`))) {
    if (piece === mark.open || piece === mark.close) {
      isMatch = piece === mark.open;
    } else if (piece !== '') {
      parts.push({ text: piece, isMatch });
    }
  }
  return parts;
}

function kindOf(kind: string, type: string): Hit['kind'] {
  if (kind === 'page' || kind === 'section' || kind === 'code') {
    return kind;
  }
  return type === 'lvl0' || type === 'lvl1' ? 'page' : 'section';
}

/**
 * Returns the path and hash of a URL, absolute or relative to the host; null if it isn't an HTTP URL, such as a script.
 */
function pathOf(address: string, basePath: string): string | null {
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
const valuesOf = (value: unknown): Values => Object(value);
