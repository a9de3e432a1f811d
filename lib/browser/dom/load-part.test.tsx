import { beforeEach, expect, test, vi } from 'vitest';
import { loadPart } from './load-part';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** Loads a part into an element that has content. Returns the element, and the part once it has loaded. */
function show(load: () => Promise<string>) {
  const container = document.createElement('div');
  container.append('before');
  const part = loadPart(container, 'the search', load);
  return { container, part, retry: () => container.querySelector('button')?.click() };
}

/** Returns a promise that settles after a time in milliseconds: with a part, or with an error. */
const after = (timeMs: number, part: string | Error) =>
  new Promise<string>((resolve, reject) => {
    setTimeout(part instanceof Error ? reject : resolve, timeMs, part);
  });
const failure = new Error('The network is gone.');

test('shows nothing for 200 ms, then a loading message until the part has loaded', async () => {
  const { container, part } = show(() => after(500, 'part'));
  await vi.advanceTimersByTimeAsync(199);
  expect(container.textContent).toBe('');
  await vi.advanceTimersByTimeAsync(1);
  expect(container.querySelector('[role=status]')?.textContent).toBe('Loading the search …');
  await vi.advanceTimersByTimeAsync(300);
  expect(await part).toBe('part');
  expect(container.innerHTML).toBe('');
});

test('shows an error message, and Retry loads the part again, after every failure', async () => {
  const load = vi.fn(() => after(50, load.mock.calls.length < 3 ? failure : 'part'));
  const { container, part, retry } = show(load);
  for (const attempts of [1, 2]) {
    await vi.advanceTimersByTimeAsync(50);
    expect(load).toHaveBeenCalledTimes(attempts);
    expect(container.querySelector('[role=alert]')?.textContent).toBe(
      "Couldn't load the search.You might want to check your network connection.Retry",
    );
    await vi.advanceTimersByTimeAsync(200);
    expect(container.querySelector('[role=status]')).toBeNull();
    retry();
  }
  await vi.advanceTimersByTimeAsync(50);
  expect(await part).toBe('part');
  expect(container.innerHTML).toBe('');
});
