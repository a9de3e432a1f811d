import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { signatures } from '@/content/signatures/all';
import { openSiteIndex } from '@/lib/search/site-engine';

const engine = openSiteIndex(async (name) => readFileSync(join('out', 'search', name), 'utf8'));
const only = { editions: [], sections: [], versions: [] };

/** Each text of a signature as a reader would paste it; ` … ` stands for what varies. */
const texts = signatures.flatMap((signature) =>
  signature.texts.flatMap((text) => (typeof text === 'string' ? [{ text, signature }] : [])),
);

/** Sections that are found before a text's own, with the reason. Without one, the text's own section is first. */
const others: Readonly<Record<string, readonly [section: string, reason: string]>> = {
  'mixpost_log_channel=mixpost': [
    '/lite/configuration/environment-variables#mixpost_log_channel',
    'The setting has a section, which is what most readers look for.',
  ],
};

/** Returns the first section in each edition. */
async function firstSections(text: string): Promise<readonly (string | undefined)[]> {
  const { results } = await engine.search({ text, limit: 1, near: {}, only });
  return results.flatMap(({ hits: [hit], editions }) => [hit?.url, ...editions.map(({ url }) => url)]);
}

test('the search finds the section of each error first by its text', async () => {
  const missed: string[] = [];
  for (const { text, signature } of texts) {
    const { at, needs = [], isShared } = signature;
    const typed = [needs[0], text.replaceAll(' … ', ' ')].filter(Boolean).join(' ');
    // An error that several products report in the same words leads to one of them, unless a reader names the product.
    const product = isShared ? /^\/(?:services\/\w+|guides)\/([\w-]+)/.exec(at[0])?.[1] : undefined;
    const own = texts.filter((other) => other.text === text).flatMap(({ signature: { at: sections } }) => sections);
    const wanted = [...own, others[text]?.[0]];
    const isFirst = async (query: string) => (await firstSections(query)).some((url) => url && wanted.includes(url));
    if (!((await isFirst(typed)) || (product && (await isFirst(`${product} ${typed}`))))) {
      missed.push(`${text}: ${(await firstSections(typed))[0]} instead of ${at[0]}`);
    }
  }
  expect(texts.length).toBeGreaterThan(800);
  expect(missed).toEqual([]);
});
