import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { LazyPart } from './lazy-part';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** Renders a part. Returns the element around it, and a function that advances the time. */
async function show(load: () => Promise<string>) {
  const container = document.createElement('div');
  const root = createRoot(container);
  onTestFinished(() => act(() => root.unmount()));
  await act(async () =>
    root.render(
      <LazyPart load={load} name="the search">
        {(part) => <b>{part}</b>}
      </LazyPart>,
    ),
  );
  return { container, advance: (timeMs: number) => act(() => vi.advanceTimersByTimeAsync(timeMs)) };
}

/** Returns a promise that settles after a time in milliseconds. */
const after = <T,>(timeMs: number, compute: () => T) =>
  new Promise<T>((resolve, reject) => {
    setTimeout(() => {
      try {
        resolve(compute());
      } catch (error) {
        reject(error);
      }
    }, timeMs);
  });
const fail = () => {
  throw new Error('The network is gone.');
};

test('shows a part immediately if it loads immediately', async () => {
  const { container } = await show(() => Promise.resolve('part'));
  expect(container.innerHTML).toBe('<b>part</b>');
});

test('shows nothing for 200 ms, then a loading message', async () => {
  const { container, advance } = await show(() => after(500, () => 'part'));
  await advance(199);
  expect(container.textContent).toBe('');
  await advance(1);
  expect(container.querySelector('[role=status]')?.textContent).toBe('Loading the search …');
  await advance(300);
  expect(container.innerHTML).toBe('<b>part</b>');
});

test('shows the error message, and Retry loads the part again', async () => {
  const load = vi.fn(() => (load.mock.calls.length === 1 ? after(50, fail) : after(50, () => 'part')));
  const { container, advance } = await show(load as () => Promise<string>);
  await advance(50);
  expect(container.querySelector('[role=alert]')?.textContent).toBe(
    "Couldn't load the search.You might want to check your network connection.Retry",
  );
  await advance(200);
  expect(container.querySelector('[role=status]')).toBeNull();
  await act(async () => container.querySelector('button')?.click());
  await advance(50);
  expect(container.innerHTML).toBe('<b>part</b>');
});

test('allows a retry after every failure', async () => {
  const load = vi.fn(() => after(10, fail));
  const { container, advance } = await show(load);
  for (const attempts of [1, 2, 3]) {
    await advance(10);
    expect(load).toHaveBeenCalledTimes(attempts);
    await act(async () => container.querySelector('button')?.click());
  }
});
