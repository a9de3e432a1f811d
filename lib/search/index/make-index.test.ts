import { expect, it } from 'vitest';
import { recordsOfBenchPages } from '@/lib/scripts/bench/search/generated-records';
import { pagesOf } from '@/lib/scripts/bench/site-plan';
import { makeIndex } from './make-index';

const records = recordsOfBenchPages(pagesOf(30));
const whole = makeIndex(records);
it('is the same for the same records, and has another id for others', () => {
  expect([...makeIndex(records)]).toEqual([...whole]);
  expect(JSON.parse(makeIndex(records.slice(1)).get('index.json') ?? '').id).not.toBe(
    JSON.parse(whole.get('index.json') ?? '').id,
  );
});
