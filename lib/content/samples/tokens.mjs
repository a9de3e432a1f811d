// @ts-check
import { placeholderPattern } from '../placeholders/split.mjs';

/**
 * Replaces placeholders with words that generators and URLs leave unchanged, because brackets would be percent-encoded.
 *
 * @template T
 * @param {T} request plain data
 * @returns {T}
 */
export function withTokens(request) {
  return JSON.parse(JSON.stringify(request).replaceAll(placeholderPattern, 'p__$1__p'));
}

/**
 * Restores the placeholders.
 *
 * @param {string} text
 */
export function withPlaceholders(text) {
  return text.replaceAll(/p__([a-z][a-z0-9-]*)__p/g, '[[$1]]');
}
