import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { pagesOf } from '@/lib/bench/site-plan';
import { recordsOfBenchPages } from '@/lib/search/bench/generated-records';
import { type Question, SearchFailure } from '@/lib/search/engine';
import { openSiteIndex } from '@/lib/search/site-engine';
import { adviceOn } from './advice';
import { makeIndex } from './make-index';

const records = recordsOfBenchPages(pagesOf(30));
const whole = makeIndex(records);
const cut = makeIndex(records, { oneFile: 10_000, part: 5_000 });
const ask = (text: string): Question => ({
  text,
  page: 0,
  perPage: 5,
  near: {},
  only: { editions: [], sections: [], versions: [] },
});
const countOf = (files: ReadonlyMap<string, string>, list: string) =>
  [...files.keys()].filter((name) => name.startsWith(list)).length;

describe('the index of a large site', () => {
  it('is cut into files, and that of a small one is a single file next to its text', () => {
    expect(countOf(whole, 'postings')).toBe(0);
    expect(countOf(cut, 'postings')).toBeGreaterThan(5);
  });

  it('answers as the whole does, and fetches what the query needs alone', async () => {
    const fetched: string[] = [];
    const engine = openSiteIndex(async (name) => {
      fetched.push(name);
      return cut.get(name) ?? '';
    });
    const answer = await engine.search(ask('zephyr '));
    const same = await openSiteIndex(async (name) => whole.get(name) ?? '').search(ask('zephyr '));
    expect(answer.total).toBe(30);
    expect(answer.total).toBe(same.total);
    expect(fetched.filter((name) => name.startsWith('postings'))).toHaveLength(1);
  });

  it('says so when a part is of another build', async () => {
    const engine = openSiteIndex(async (name) =>
      name === 'index.json' ? (cut.get(name) ?? '') : '{"id":"old","list":[]}',
    );
    const search = engine.search(ask('zephyr'));
    await expect(search).rejects.toThrow(SearchFailure);
    await expect(search).rejects.toThrow(/of another build than the index/);
  });
});

it('is the same for the same records, and has another id for others', () => {
  expect([...makeIndex(records)]).toEqual([...whole]);
  expect(JSON.parse(makeIndex(records.slice(1)).get('index.json') ?? '').id).not.toBe(
    JSON.parse(whole.get('index.json') ?? '').id,
  );
});

describe('the advice of the build', () => {
  it('is none for a site that a reader does not wait for', () => {
    expect(adviceOn(whole)).toBeNull();
  });

  it('is to use a hosted search once the first file keeps a slow line for long', () => {
    const noise = createHash('shake256', { outputLength: 400_000 }).update('noise').digest('base64');
    expect(adviceOn(new Map([['index.json', noise]]))).toMatch(
      /begins with \d+ kB, \d\.\d s on a slow line.*hosted search/,
    );
  });
});
