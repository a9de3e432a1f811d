// @ts-check
import '../../content/mdx/read-typescript.mjs';

const { knownKeys } = await import('../../browser/doctor/known-keys');

/**
 * A loader that replaces `known-keys.ts` with its result, because what the environment reference says for readers is
 * four times as large.
 *
 * @returns {string}
 */
export default function loadKnownKeys() {
  return `export const knownKeys = ${JSON.stringify(knownKeys)};`;
}
