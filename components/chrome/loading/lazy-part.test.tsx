import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { LazyPart } from './lazy-part';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** Renders a part. Returns the element around it, and a function that lets time pass. */
async function show(load: () => Promise<string>) {
  const place = document.createElement('div');
  const root = createRoot(place);
  onTestFinished(() => act(() => root.unmount()));
  await act(async () =>
    root.render(
      <LazyPart load={load} name="the search">
        {(part) => <b>{part}</b>}
      </LazyPart>,
    ),
  );
  return { place, pass: (time: number) => act(() => vi.advanceTimersByTimeAsync(time)) };
}

/** Returns a promise that settles after a time in milliseconds. */
const after = <T,>(time: number, settle: () => T) =>
  new Promise<T>((resolve, reject) => {
    setTimeout(() => {
      try {
        resolve(settle());
      } catch (error) {
        reject(error);
      }
    }, time);
  });
const fail = () => {
  throw new Error('The network is gone.');
};

test('a part that is there at once is shown at once', async () => {
  const { place } = await show(() => Promise.resolve('part'));
  expect(place.innerHTML).toBe('<b>part</b>');
});

test('nothing is said for 200 ms, then that it is loading', async () => {
  const { place, pass } = await show(() => after(500, () => 'part'));
  await pass(199);
  expect(place.textContent).toBe('');
  await pass(1);
  expect(place.querySelector('[role=status]')?.textContent).toBe('Loading the search …');
  await pass(300);
  expect(place.innerHTML).toBe('<b>part</b>');
});

test('a failure shows its text, and Retry fetches again', async () => {
  const load = vi.fn(() => (load.mock.calls.length === 1 ? after(50, fail) : after(50, () => 'part')));
  const { place, pass } = await show(load as () => Promise<string>);
  await pass(50);
  expect(place.querySelector('[role=alert]')?.textContent).toContain('Could not load the search. The network is gone.');
  await act(async () => place.querySelector('button')?.click());
  await pass(50);
  expect(place.innerHTML).toBe('<b>part</b>');
});

test('a second failure can be retried as well', async () => {
  const load = vi.fn(() => after(10, fail));
  const { place, pass } = await show(load);
  for (const attempts of [1, 2, 3]) {
    await pass(10);
    expect(load).toHaveBeenCalledTimes(attempts);
    await act(async () => place.querySelector('button')?.click());
  }
});
