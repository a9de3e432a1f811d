import { expect, test, vi } from 'vitest';
import type { Answer, Question } from '@/lib/search/engine';
import { latestSearch, type SearchState } from './latest-search';

type Waiting = {
  readonly text: string;
  readonly signal: AbortSignal | undefined;
  answer(total: number): void;
  fail(): void;
};

/** A search over an engine that answers when it is told to. */
function start() {
  const waiting: Waiting[] = [];
  const told: SearchState[] = [];
  const engine = {
    search: (question: Question, signal?: AbortSignal) =>
      new Promise<Answer>((resolve, reject) => {
        waiting.push({
          text: question.text,
          signal,
          answer: (total) => resolve({ total, hits: [] }),
          fail: () => reject(new Error('no line')),
        });
      }),
  };
  return { waiting, told, search: latestSearch(engine, 12, {}, (state) => told.push(state)) };
}

test('an overtaken search is cancelled, and ends with the answer to the last', async () => {
  const { waiting, told, search } = start();
  const first = search('do');
  const second = search('docker');
  expect(waiting.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
  waiting[0]?.answer(1);
  waiting[1]?.answer(2);
  expect([(await first).total, (await second).total]).toEqual([2, 2]);
  expect(told).toEqual([{ stage: 'answered', text: 'docker', total: 2 }]);
});

test('a failure is told, and ends in no hits', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { waiting, told, search } = start();
  const answer = search('docker');
  waiting[0]?.fail();
  expect(await answer).toEqual({ total: 0, hits: [] });
  expect(told).toEqual([{ stage: 'failed', text: 'docker' }]);
  expect(log).toHaveBeenCalledTimes(1);
  log.mockRestore();
});

test('the failure of an overtaken search is nobody\u2019s', async () => {
  const { waiting, told, search } = start();
  const first = search('do');
  void search('docker');
  waiting[0]?.fail();
  waiting[1]?.answer(3);
  expect((await first).total).toBe(3);
  expect(told.map(({ stage }) => stage)).toEqual(['answered']);
});
