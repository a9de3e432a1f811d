import { expect, test } from 'vitest';
import { signatures } from '@/content/signatures/all';
import { readRecords } from '@/lib/search/index/make-index';
import { search } from './search';

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
  const { results } = await search(text, 1);
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

/** Returns the words of a text without keys of JSON, which a section doesn't repeat, and punctuation around words. */
function plain(text: string): string {
  const words = text
    .toLowerCase()
    .replace(/"[a-z_]+" ?: ?/g, ' ')
    .replace(/['’]/g, '');
  return ` ${words.replace(/[^\p{L}\p{N}_#()/\\.-]+/gu, ' ').replace(/\.+(?= |$)/g, '')} `.replace(/ +/g, ' ');
}

test('the section of each error shows a text of it', () => {
  const records = readRecords(process.cwd());
  const isShown = (text: string, shown: string) =>
    text.split(' … ').every((part) => shown.includes(plain(part).trim()));
  const counts = signatures.map(({ title, at, texts: all }) => {
    const sections = records.filter(({ url }) => at.includes(url));
    const shown = plain(
      sections.map(({ hierarchy, content }) => [...Object.values(hierarchy), content].join('\n')).join('\n'),
    );
    const own = all.filter((text) => typeof text === 'string');
    return { title, all: own.length, shown: own.filter((text) => isShown(text, shown)).length };
  });
  expect(counts.filter(({ all, shown }) => all > 0 && shown === 0).map(({ title }) => title)).toEqual([]);
  // The others are the same error in another spelling: in JSON, with other names, or as an older version writes it.
  expect(counts.reduce((sum, { shown }) => sum + shown, 0)).toBeGreaterThanOrEqual(660);
});
