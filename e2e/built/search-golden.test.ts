import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { PageResult } from '@/lib/search/engine';
import {
  type GoldenQuery,
  goldenSet,
  holdOut,
  isWanted,
  pastedLogs,
  unknownErrors,
} from '@/lib/search/golden/golden-set';
import { readRecords } from '@/lib/search/index/make-index';
import { phrasings } from '@/lib/search/records/phrasings';
import { type JudgedQuery, judge, judgedQueries, summarize } from '@/lib/search/relevance/evaluate';
import phrasingsByKey from '@/lib/search/words/phrasings.json' with { type: 'json' };
import synonyms from '@/lib/search/words/synonyms.json' with { type: 'json' };
import { tokensOf } from '@/lib/search/words/tokens';
import { search } from './search';

const resultsFor = async (text: string): Promise<readonly PageResult[]> => (await search(text)).results;
const urlsFor = async (text: string) => (await resultsFor(text)).flatMap(({ hits }) => hits.map(({ url }) => url));

/** Returns the metrics of queries, by page or, if each section is to count as a result, by section. */
async function summaryOf(queries: readonly JudgedQuery[], resultsOf = resultsFor) {
  const outcomes = await Promise.all(queries.map(async (query) => judge(query, await resultsOf(query.text))));
  const missed = queries.filter((_, at) => !outcomes[at]?.isWithinTop).map(({ text }) => text);
  return { summary: summarize(outcomes), missed: missed.join('\n') };
}

const queriesOf = (set: string, kind?: string) =>
  judgedQueries.filter((query) => query.set === set && (kind === undefined || query.kind === kind));

test('the expected page ranks first in both sets', async () => {
  const relevance = await summaryOf(queriesOf('relevance'));
  expect(relevance.summary.mrr, relevance.missed).toBeGreaterThanOrEqual(0.95);
  const golden = await summaryOf(queriesOf('golden'));
  expect(golden.summary.mrr, golden.missed).toBeGreaterThanOrEqual(0.98);
});

for (const [half, least] of Object.entries({ open: 0.94, frozen: 0.91 })) {
  test(`the ${half} half of the collected queries finds its pages`, async () => {
    const { summary, missed } = await summaryOf(queriesOf(half));
    expect(summary.mrr, missed).toBeGreaterThanOrEqual(least);
  });
}

for (const [kind, least] of Object.entries({
  // Both halves of the relevance set, of which one wasn't there when its floors were set.
  identifier: 0.92,
  error: 0.96,
  typo: 0.89,
  prefix: 0.95,
  synonym: 0.95,
})) {
  test(`${kind} queries find their page within the top results`, async () => {
    const { summary, missed } = await summaryOf(queriesOf('relevance', kind));
    expect(summary.withinTop, missed).toBeGreaterThanOrEqual(least);
  });
}

const sets: readonly (readonly [string, Readonly<Record<string, readonly GoldenQuery[]>>])[] = [
  ['the golden set', goldenSet],
  ['the held-out queries', holdOut],
];
for (const [name, set] of sets) {
  test(`the expected section ranks near the top for ${name}`, async () => {
    const queries = Object.values(set).flat();
    const { summary, missed } = await summaryOf(
      queries.map(([text, ...expect]) => ({ set: name, kind: '', text, expect, top: 1 })),
      async (text) => (await urlsFor(text)).map((path) => ({ path, hits: [], editions: [] })),
    );
    expect(summary.mrr, missed).toBeGreaterThanOrEqual(0.9);
  });
}

for (const [log, ...places] of pastedLogs) {
  test(`a pasted log finds the section that solves it: ${places[0]}`, async () => {
    const [first] = await urlsFor(log);
    expect(isWanted(first ?? '', places), first).toBe(true);
    expect(first).toContain('#');
  });
}

test('errors that no page has lead to the log doctor, and queries of the sets do not', async () => {
  const unknown = async (texts: readonly string[]) => {
    const answers = await Promise.all(texts.map((text) => search(text, 1)));
    return texts.filter((_, at) => answers[at]?.isUnknownError && answers[at]?.results[0]?.path === '/doctor');
  };
  const missed = unknownErrors.length - (await unknown(unknownErrors)).length;
  expect(missed).toBeLessThanOrEqual(15);
  expect(await unknown(judgedQueries.map(({ text }) => text))).toEqual([]);
});

test('every page ranks first for its title, and for its label with its section in the sidebar', async () => {
  const pages = readRecords(process.cwd()).filter(({ anchor }) => anchor === null);
  const missed: string[] = [];
  for (const { url, hierarchy, label, groups, section } of pages) {
    const queries = [hierarchy.lvl1, `${section} ${label}`, `${label} ${section}`];
    // Pages with the same label and sidebar are distinguished by their group.
    const isShared = pages.filter((other) => other.label === label && other.section === section).length > 1;
    for (const query of isShared ? [hierarchy.lvl1, [section, ...groups, label].join(' ')] : queries) {
      const [first] = await resultsFor(query);
      if (first?.path !== url) {
        missed.push(`${query}: ${first?.path} instead of ${url}`);
      }
    }
  }
  expect(missed).toEqual([]);
});

test('every spelling, abbreviation, and everyday word finds its page', async () => {
  const missed: string[] = [];
  for (const { words, page } of synonyms) {
    for (const word of words) {
      const results = (await resultsFor(`${word} `)).slice(0, 5);
      const urls = results.flatMap(({ path, editions }) => [path, ...editions.map(({ url }) => url)]);
      missed.push(
        ...(urls.some((url) => isWanted(url, [page]))
          ? []
          : [`lib/search/words/synonyms.json: "${word}" doesn't find ${page}.`]),
      );
    }
  }
  expect(missed).toEqual([]);
});

test('every phrasing has a page or section', () => {
  const urls = new Set(readRecords(process.cwd()).map(({ url }) => url));
  expect([...phrasings.keys()].filter((url) => !urls.has(url))).toEqual([]);
});

test('no phrasing repeats a query of a set', () => {
  const wordsOf = (text: string) => String([...new Set(tokensOf(text).map(({ word }) => word))].sort());
  const queries = new Set(judgedQueries.map(({ text }) => wordsOf(text)));
  // A single word, such as an abbreviation, leaves nothing to put differently.
  const repeated = Object.values(phrasingsByKey)
    .flat()
    .filter((each) => each.includes(' ') && queries.has(wordsOf(each)));
  expect(repeated).toEqual([]);
});

for (const [name, text, path] of [
  ['only stop words', 'how do I do it with the', null],
  ['a single letter', 'q', /./],
  ['emoji', '🎉🚀', null],
  ['Cyrillic', 'ошибка сервера', null],
  ['Chinese', '服务器错误', null],
  ['a URL', 'https://social.example.com/mixpost/callback/facebook?code=4%2F0A&state=x#_=_', /^\/services\//],
  ['a file path', '/var/www/html/storage/logs/laravel.log', /^\/(?:troubleshooting|guides)\/|^\/server$/],
  ['an error code alone', '[1045]', /^\/troubleshooting\/database$/],
  ['quotes', '"horizon:terminate"', /horizon|updating|queues|server/],
  ['minus signs', '-horizon --force -', /horizon|queues|server/],
  ['a log of 2,000 characters', 'SQLSTATE[HY000] [1045] Access denied for user\n'.repeat(42), /database$/],
] as const) {
  test(`odd input has a sensible answer: ${name}`, async () => {
    const [first] = await resultsFor(text);
    if (path === null) {
      expect(first?.path).toBeUndefined();
    } else {
      expect(first?.path).toMatch(path);
    }
  });
}

test('the index is smaller than 190 KB', () => {
  expect(gzipSync(readFileSync('out/search/index.json'), { level: 9 }).length).toBeLessThan(190 * 1024);
});
