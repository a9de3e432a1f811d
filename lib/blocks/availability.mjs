// @ts-check
import { line } from './markdown.mjs';

/** @typedef {import('../openapi/types').Extensions} Extensions */

const editions = { pro: 'Pro', enterprise: 'Enterprise' };

/**
 * A quiet line of its own: which editions have something, from which version on, and how that is known where the vendor does not state
 * it; null where there is nothing to say.
 *
 * @param {Extensions} about
 */
export function aboutLine(about) {
  const words = joined([inEditions(about), knownBy(about)]);
  return words && `<p className="quiet">${words}</p>`;
}

/**
 * How something is known, as a quiet line of its own; null where the vendor states it.
 *
 * @param {Extensions} about
 */
export function sourceLine(about) {
  const words = knownBy(about);
  return words && `<p className="quiet">${words}</p>`;
}

/**
 * The same within other text: from which version on something holds, and how it is known; null where nothing need be said.
 *
 * @param {Extensions} about
 */
export function quietNote(about) {
  const words = joined([sinceVersions(about), knownBy(about)]);
  return words && `<small>${words}</small>`;
}

/** @param {Extensions} about */
function inEditions({ 'x-editions': has = [], 'x-since': since = {} }) {
  const parts = has.map((edition) => (since[edition] ? `${editions[edition]} ${since[edition]}` : editions[edition]));
  const later = Object.keys(since).length > 0 ? ' or later' : '';
  return parts.length > 0 ? `In ${parts.join(' and ')}${later}.` : null;
}

/**
 * As badges, by which the row or the item is dimmed for readers of an older version.
 *
 * @param {Extensions} about
 */
function sinceVersions({ 'x-since': since = {} }) {
  return /** @type {const} */ (['pro', 'enterprise'])
    .flatMap((edition) => (since[edition] ? `<Since edition="${edition}" version="${since[edition]}" />` : []))
    .join(' ');
}

/** @param {Extensions} about */
function knownBy({ 'x-confidence': confidence, 'x-confidence-note': note }) {
  switch (confidence) {
    case 'code':
      return line(note ?? 'Read in the source code.');
    case 'inferred':
      return line(note ? `Not confirmed. ${note}` : 'Not confirmed.');
    default:
      return null;
  }
}

/** @param {readonly (string | null)[]} sentences */
function joined(sentences) {
  return sentences.filter(Boolean).join(' ') || null;
}
