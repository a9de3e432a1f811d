import { beforeEach, expect, test, vi } from 'vitest';
import { trackProgress } from './route-progress';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** Creates a tracker, and records the calls to its bar in order. */
function tracker(basePath = '') {
  const calls: string[] = [];
  const bar = { start: () => calls.push('start'), done: () => calls.push('done') };
  const progress = trackProgress(async () => bar, basePath);
  return { calls, end: progress.end, start: (to = '/pro/', from = '/lite/') => progress.start(from, to) };
}

test('shows the bar after 200 ms, until the page has changed, however many changes there are', async () => {
  const { calls, start, end } = tracker();
  start();
  await vi.advanceTimersByTimeAsync(150);
  start('/api/');
  await vi.advanceTimersByTimeAsync(49);
  expect(calls).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  start();
  await vi.advanceTimersByTimeAsync(300);
  expect(calls).toEqual(['start']);
  end();
  expect(calls).toEqual(['start', 'done']);
});

test("shows no bar for a quick page change, which doesn't make the bar of the next one appear early", async () => {
  const { calls, start, end } = tracker();
  start();
  await vi.advanceTimersByTimeAsync(199);
  end();
  start();
  await vi.advanceTimersByTimeAsync(199);
  expect(calls).toEqual([]);
});

test('returning to the current page ends a page change, and its bar', async () => {
  const { calls, start } = tracker();
  start();
  start('/lite/#redis');
  await vi.advanceTimersByTimeAsync(300);
  expect(calls).toEqual([]);
  start();
  await vi.advanceTimersByTimeAsync(300);
  start('/lite/');
  expect(calls).toEqual(['start', 'done']);
});

test('loads the bar only after 100 ms, and leaves it out if that fails', async () => {
  const load = vi.fn(() => Promise.reject(new Error('offline')));
  const progress = trackProgress(load, '');
  progress.start('/lite/', '/pro/');
  await vi.advanceTimersByTimeAsync(99);
  progress.end();
  await vi.advanceTimersByTimeAsync(300);
  expect(load).not.toHaveBeenCalled();
  progress.start('/lite/', '/pro/');
  await vi.advanceTimersByTimeAsync(300);
  expect(load).toHaveBeenCalledOnce();
});

test.each([
  ['a hash change', '/lite/', '/lite/#redis', '', false],
  ['a query change', '/lite/', '/lite/?a=1', '', false],
  ['another form of the address', '/lite/', '/lite', '', false],
  ['a hash change through the history', '/lite/updating', 'https://site.example/lite/updating#redis', '', false],
  ['a hash change below a base path', '/lite/', 'https://site.example/docs/lite/#redis', '/docs', false],
  ['the home page with a base path', '/', 'https://site.example/docs', '/docs', false],
  ['another page', '/lite/', '/lite/updating', '', true],
  ['another page through the history', '/lite/', 'https://site.example/pro/', '', true],
  ['another page with a base path', '/lite/', 'https://site.example/docs/pro/', '/docs', true],
  ['a page with the same name as the base path', '/', '/docs', '/docs', true],
])('%s is a page change or not', async (_, from, to, basePath, isPageChange) => {
  const { calls, start } = tracker(basePath);
  start(to, from);
  await vi.advanceTimersByTimeAsync(200);
  expect(calls.length > 0).toBe(isPageChange);
});
