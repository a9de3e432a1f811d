import { beforeEach, describe, expect, test, vi } from 'vitest';
import { trackProgress } from './track-progress';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const away = () => ({ type: 'start', from: '/lite/', to: '/pro/', time: performance.now() }) as const;
const end = { type: 'end' } as const;

/** Creates a tracker, and records the calls to its bar in order. */
function tracker(basePath = '') {
  const calls: string[] = [];
  return { calls, send: trackProgress({ start: () => calls.push('start'), done: () => calls.push('done') }, basePath) };
}

test('shows the bar after 200 ms, until the page has changed', () => {
  const { calls, send } = tracker();
  send(away());
  vi.advanceTimersByTime(199);
  expect(calls).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(calls).toEqual(['start']);
  send(end);
  expect(calls).toEqual(['start', 'done']);
});

test('shows no bar for a quick page change', () => {
  const { calls, send } = tracker();
  send(away());
  vi.advanceTimersByTime(199);
  send(end);
  vi.advanceTimersByTime(1000);
  expect(calls).toEqual([]);
});

test("a quick page change doesn't make the bar of the next one appear early", () => {
  const { calls, send } = tracker();
  send(away());
  vi.advanceTimersByTime(150);
  send(end);
  send(away());
  vi.advanceTimersByTime(199);
  expect(calls).toEqual([]);
});

test('shows the bar 200 ms after the first of two page changes', () => {
  const { calls, send } = tracker();
  send(away());
  vi.advanceTimersByTime(150);
  send({ ...away(), to: '/api/' });
  vi.advanceTimersByTime(50);
  expect(calls).toEqual(['start']);
});

test('counts the time before the event was received', () => {
  const { calls, send } = tracker();
  const event = away();
  vi.advanceTimersByTime(150);
  send(event);
  vi.advanceTimersByTime(50);
  expect(calls).toEqual(['start']);
});

test('a second page change continues one whose bar shows', () => {
  const { calls, send } = tracker();
  send(away());
  vi.advanceTimersByTime(300);
  send(away());
  vi.advanceTimersByTime(300);
  expect(calls).toEqual(['start']);
  send(end);
  expect(calls).toEqual(['start', 'done']);
});

test('returning to the current page ends a quick page change', () => {
  const { calls, send } = tracker();
  send(away());
  send({ ...away(), to: '/lite/#redis' });
  vi.advanceTimersByTime(300);
  expect(calls).toEqual([]);
});

test('returning to the current page ends the bar', () => {
  const { calls, send } = tracker();
  send(away());
  vi.advanceTimersByTime(300);
  send({ ...away(), to: '/lite/' });
  expect(calls).toEqual(['start', 'done']);
});

/** Returns whether the bar shows for a slow change from one address to another. */
function showsBar(from: string, to: string, basePath: string): boolean {
  const { calls, send } = tracker(basePath);
  send({ type: 'start', from, to, time: performance.now() });
  vi.advanceTimersByTime(200);
  return calls.length > 0;
}

describe('not a page change', () => {
  test.each([
    ['a hash change', '/lite/', '/lite/#redis', ''],
    ['a query change', '/lite/', '/lite/?a=1', ''],
    ['another form of the address', '/lite/', '/lite', ''],
    ['a hash change through the history', '/lite/updating', 'https://site.example/lite/updating#redis', ''],
    ['a hash change through the history with a base path', '/lite/', 'https://site.example/docs/lite/#redis', '/docs'],
    ['the home page with a base path', '/', 'https://site.example/docs', '/docs'],
  ])('%s', (_, from, to, basePath) => {
    expect(showsBar(from, to, basePath)).toBe(false);
  });
});

describe('a page change', () => {
  test.each([
    ['another page', '/lite/', '/lite/updating', ''],
    ['another page through the history', '/lite/', 'https://site.example/pro/', ''],
    ['another page with a base path', '/lite/', 'https://site.example/docs/pro/', '/docs'],
    ['a page with the same name as the base path', '/', '/docs', '/docs'],
  ])('%s', (_, from, to, basePath) => {
    expect(showsBar(from, to, basePath)).toBe(true);
  });
});
