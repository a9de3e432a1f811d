import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import questions from '@/e2e/evidence/questions.json' with { type: 'json' };
import { out } from '@/e2e/support/built-site';
import { type Docs, openDocs } from '@/lib/hosting/mcp/docs';

/**
 * How many of the 40 questions have their section among the first three hits, as measured once, without tuning to them.
 * The aim is 34.
 */
const answered = 31;

let docs: Docs;
beforeAll(async () => {
  docs = await openDocs(async (path) => readFileSync(join(out, path), 'utf8'), '');
});

test.each(questions)('$answeredAt contains what answers "$question"', async ({ answeredAt, contains }) => {
  const { markdown = '' } = (await docs.section(answeredAt)) ?? {};
  const text = markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
  expect(contains).toHaveLength(2);
  expect(contains.filter((part) => !text.includes(part))).toEqual([]);
});

test('search_docs has the section among its first three hits for most questions', async () => {
  const found = questions.map(async ({ question, answeredAt }) => {
    const results = await docs.search(question, {}, 3);
    const hits = results.flatMap((result) => result.hits).slice(0, 3);
    return hits.some(({ url }) => url === answeredAt);
  });
  expect((await Promise.all(found)).filter(Boolean).length).toBeGreaterThanOrEqual(answered);
});
