import { expect, test, vi } from 'vitest';
import type { Answer, Question } from '@/lib/search/engine';
import { firstServing, once } from './first-serving';

const question: Question = {
  text: 'x',
  page: 0,
  perPage: 1,
  near: {},
  only: { editions: [], sections: [], versions: [] },
};
const answer = (total: number): Answer => ({ total, results: [] });
const serving = (total: number) => async () => ({ search: async () => answer(total) });
const failing = (why: string) =>
  vi.fn(async () => ({
    search: async (): Promise<Answer> => {
      throw new Error(why);
    },
  }));

test('the first engine serves, and the next is not opened', async () => {
  const second = vi.fn(serving(2));
  expect(await firstServing([serving(1), second]).search(question)).toEqual(answer(1));
  expect(second).not.toHaveBeenCalled();
});

test('when it fails the next one serves, from then on', async () => {
  const first = failing('down');
  const engine = firstServing([first, serving(2)]);
  expect(await engine.search(question)).toEqual(answer(2));
  expect(await engine.search(question)).toEqual(answer(2));
  expect(first).toHaveBeenCalledTimes(1);
});

test('an engine that cannot be opened fails as well', async () => {
  const broken = async () => Promise.reject(new Error('no code'));
  expect(await firstServing([broken, serving(2)]).search(question)).toEqual(answer(2));
});

test('when none can serve, the failure is that of the first', async () => {
  await expect(firstServing([failing('first'), failing('second')]).search(question)).rejects.toThrow('first');
});

test('a search that nobody waits for goes to no other engine', async () => {
  const stop = new AbortController();
  stop.abort();
  const second = vi.fn(serving(2));
  await expect(firstServing([failing('x'), second]).search(question, stop.signal)).rejects.toThrow(/abort/i);
  expect(second).not.toHaveBeenCalled();
});

test('an engine is opened once, and again only after a failure', async () => {
  let opened = 0;
  const open = once(async () => {
    opened += 1;
    return opened === 1 ? Promise.reject(new Error('no line')) : { search: async () => answer(opened) };
  });
  await expect(open()).rejects.toThrow('no line');
  await open();
  await open();
  expect(opened).toBe(2);
});
