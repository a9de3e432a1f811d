import type { Extensions } from '@/lib/content/api/types';

/**
 * Returns a muted note within other text on since when something applies, and whether it's unverified; null if there's
 * none.
 */
export function quietNote(about: Extensions) {
  const words = [sinceVersions(about), knownBy(about)].filter(Boolean).join(' ');
  return words === '' ? null : `<small>${words}</small>`;
}

/** Returns version badges. For readers of an older version, they dim the row or list item they are in. */
function sinceVersions({ 'x-since': since = {} }: Extensions) {
  return (['pro', 'enterprise'] as const)
    .flatMap((edition) => (since[edition] ? `<Since edition="${edition}" version="${since[edition]}" />` : []))
    .join(' ');
}

/** Returns a badge if something is one of the claims in `content/claims.mjs`. */
function knownBy({ 'x-claim': claim }: Extensions) {
  return claim === undefined ? null : `<Unverified claim="${claim}" />`;
}
