import { expect, test } from '@playwright/test';
import { htmlOf, pagePaths } from './support/built-site';
import { bytesAWord, medianOf, pageTextOf } from './support/page-text';

/** How much heavier than prose the generated text of the API may be, by the bytes of a word: the median page, and any page. */
const allowance = { median: 1.15, any: 1.25 };

const texts = pagePaths.flatMap((path) => {
  const text = pageTextOf(htmlOf(path));
  return text && text.wordEnds.length > 0 ? [{ path, ...text }] : [];
});
const isGenerated = (text: { readonly html: string }) => text.html.includes('class="code endpoint"');
const api = texts.filter((text) => text.path.startsWith('/api/') && isGenerated(text));
const prose = texts.filter((text) => !isGenerated(text));

test('there is generated text and prose to compare', () => {
  expect(api.length).toBeGreaterThan(20);
  expect(prose.length).toBeGreaterThan(10);
});

test('the words of the API are hardly heavier than those of the median prose page', () => {
  const figures = {
    api: medianOf(api.map((text) => bytesAWord(text))),
    prose: medianOf(prose.map((text) => bytesAWord(text))),
  };
  expect(figures.api / figures.prose, JSON.stringify(figures)).toBeLessThanOrEqual(allowance.median);
});

// Short texts compress worse, so that a page of the API is held against as many words of prose.
for (const { path, ...text } of api) {
  test(`${path} is little heavier than as many words of prose`, () => {
    const words = text.wordEnds.length;
    const usual = medianOf(prose.map((other) => bytesAWord(other, words)));
    expect(bytesAWord(text) / usual, `${words} words`).toBeLessThanOrEqual(allowance.any);
  });
}
