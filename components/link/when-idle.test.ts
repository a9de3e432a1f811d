// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { whenIdle } from './when-idle';

let idle: (() => void)[] = [];

beforeEach(() => {
  idle = [];
  vi.stubGlobal('requestIdleCallback', (act: () => void) => idle.push(act));
  return () => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    vi.useRealTimers();
  };
});

const rest = () => {
  for (const act of idle) {
    act();
  }
};

test('it begins when a loaded page is idle, and ends when it is told', () => {
  const end = vi.fn();
  const begin = vi.fn(() => end);
  const stop = whenIdle(begin);
  expect(begin).not.toHaveBeenCalled();
  rest();
  expect(begin).toHaveBeenCalledTimes(1);
  stop();
  expect(end).toHaveBeenCalledTimes(1);
});

test('a page that is still loading is waited for', () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  whenIdle(() => () => undefined);
  expect(idle).toHaveLength(0);
  window.dispatchEvent(new Event('load'));
  expect(idle).toHaveLength(1);
});

test('what is ended before does not begin', () => {
  const begin = vi.fn(() => () => undefined);
  whenIdle(begin)();
  rest();
  expect(begin).not.toHaveBeenCalled();
});

test('a browser that does not say when it is idle is given a moment', () => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', undefined);
  Reflect.deleteProperty(window, 'requestIdleCallback');
  const begin = vi.fn(() => () => undefined);
  whenIdle(begin);
  vi.advanceTimersByTime(200);
  expect(begin).toHaveBeenCalledTimes(1);
});
