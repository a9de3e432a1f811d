import { beforeEach, expect, test, vi } from 'vitest';
import { trackProgress } from './track-progress';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const away = () => ({ type: 'start', from: '/lite/', to: '/pro/', time: performance.now() }) as const;
const end = { type: 'end' } as const;

/** Creates a tracker, and records the calls to its bar in order. */
function tracker() {
  const calls: string[] = [];
  return { calls, send: trackProgress({ start: () => calls.push('start'), done: () => calls.push('done') }, '') };
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

test('returning to the current page ends the bar', () => {
  const { calls, send } = tracker();
  send(away());
  vi.advanceTimersByTime(300);
  send({ ...away(), to: '/lite/' });
  expect(calls).toEqual(['start', 'done']);
});
