// @ts-check
import { editionLabels } from '../../site/editions.mjs';

/** @import { Extensions } from '../api/types' */

/**
 * Returns a muted line with the editions and versions that have something, and whether it's unverified; null if there's
 * none.
 *
 * @param {Extensions} about
 */
export function aboutLine(about) {
  const words = joined([inEditions(about), knownBy(about)]);
  return words && `<p className="quiet">${words}</p>`;
}

/**
 * Returns a muted note within other text on since when something applies, and whether it's unverified; null if there's
 * none.
 *
 * @param {Extensions} about
 */
export function quietNote(about) {
  const words = joined([sinceVersions(about), knownBy(about)]);
  return words && `<small>${words}</small>`;
}

/** @param {Extensions} about */
function inEditions({ 'x-editions': has = [], 'x-since': since = {} }) {
  const parts = has.map((edition) => [editionLabels[edition], since[edition]].filter(Boolean).join(' '));
  const later = Object.keys(since).length > 0 ? ' or later' : '';
  return parts.length > 0 ? `In ${parts.join(' and ')}${later}.` : null;
}

/**
 * Returns version badges. For readers of an older version, they dim the row or list item they are in.
 *
 * @param {Extensions} about
 */
function sinceVersions({ 'x-since': since = {} }) {
  return /** @type {const} */ (['pro', 'enterprise'])
    .flatMap((edition) => (since[edition] ? `<Since edition="${edition}" version="${since[edition]}" />` : []))
    .join(' ');
}

/**
 * Returns a badge if something is unverified. The description's readers find the source in `x-confidence-note`.
 *
 * @param {Extensions} about
 */
function knownBy({ 'x-confidence': confidence }) {
  return confidence === 'inferred' ? '<Confidence method="reported" />' : null;
}

/** @param {readonly (string | null)[]} sentences */
function joined(sentences) {
  return sentences.filter(Boolean).join(' ') || null;
}
