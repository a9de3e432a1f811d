import type { Extensions } from '@/lib/content/api/types';
import { editionLabels } from '@/lib/site/editions';

/**
 * Returns a muted line with the editions and versions that have something, and whether it's unverified; null if there's
 * none.
 */
export function aboutLine(about: Extensions) {
  return quietLine(joined([inEditions(about), knownBy(about)]));
}

/** Returns a muted line that says that something is unverified; null if it isn't. */
export function claimLine(about: Extensions) {
  return quietLine(knownBy(about));
}

function quietLine(words: string | null) {
  return words && `<p className="quiet">${words}</p>`;
}

/**
 * Returns a muted note within other text on since when something applies, and whether it's unverified; null if there's
 * none.
 */
export function quietNote(about: Extensions) {
  const words = joined([sinceVersions(about), knownBy(about)]);
  return words && `<small>${words}</small>`;
}

function inEditions({ 'x-editions': has = [], 'x-since': since = {} }: Extensions) {
  const parts = has.map((edition) => [editionLabels[edition], since[edition]].filter(Boolean).join(' '));
  if (Object.keys(since).length > 0) {
    return `In ${parts.join(', ')}${parts.length > 1 ? ',' : ''} and later.`;
  }
  return parts.length > 0 ? `In ${parts.join(' and ')}.` : null;
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

function joined(sentences: readonly (string | null)[]) {
  return sentences.filter(Boolean).join(' ') || null;
}
