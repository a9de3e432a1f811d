// @ts-check
import '../../content/mdx/read-typescript.mjs';

/**
 * A loader that replaces `known-keys.ts` with its result, because what the environment reference says for readers is
 * four times as large.
 *
 * @returns {Promise<string>}
 */
export default async function loadKnownKeys() {
  // Turbopack loads this file without top-level await.
  const { knownKeys } = await import('../../browser/doctor/known-keys');
  return `export const knownKeys = ${JSON.stringify(knownKeys)};`;
}
