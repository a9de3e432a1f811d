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
  const told: string[] = [];
  return { told, send: trackProgress({ start: () => told.push('start'), done: () => told.push('done') }, '') };
}

test('a change of page shows after 200 ms, and ends with its page', () => {
  const { told, send } = tracker();
  send(away());
  vi.advanceTimersByTime(199);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(told).toEqual(['start']);
  send(end);
  expect(told).toEqual(['start', 'done']);
});

test('a quick one does not show', () => {
  const { told, send } = tracker();
  send(away());
  vi.advanceTimersByTime(199);
  send(end);
  vi.advanceTimersByTime(1000);
  expect(told).toEqual([]);
});

test('a quick one leaves nothing behind that would show the next too early', () => {
  const { told, send } = tracker();
  send(away());
  vi.advanceTimersByTime(150);
  send(end);
  send(away());
  vi.advanceTimersByTime(199);
  expect(told).toEqual([]);
});

test('a second one shows 200 ms after the first began', () => {
  const { told, send } = tracker();
  send(away());
  vi.advanceTimersByTime(150);
  send({ ...away(), to: '/api/' });
  vi.advanceTimersByTime(50);
  expect(told).toEqual(['start']);
});

test('the time until it was told counts', () => {
  const { told, send } = tracker();
  const event = away();
  vi.advanceTimersByTime(150);
  send(event);
  vi.advanceTimersByTime(50);
  expect(told).toEqual(['start']);
});

test('the way back to the page that is shown ends it', () => {
  const { told, send } = tracker();
  send(away());
  vi.advanceTimersByTime(300);
  send({ ...away(), to: '/lite/' });
  expect(told).toEqual(['start', 'done']);
});
