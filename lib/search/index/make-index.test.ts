import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { recordsOfBenchPages } from '@/lib/scripts/bench/search/generated-records';
import { pagesOf } from '@/lib/scripts/bench/site-plan';
import { adviceOn } from './advice';
import { makeIndex } from './make-index';

const records = recordsOfBenchPages(pagesOf(30));
const whole = makeIndex(records);
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
      /starts with \d+ kB, which takes \d\.\d s on a slow connection.*hosted search/,
    );
  });
});
