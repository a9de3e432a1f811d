// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pushClosingEntry } from './closing-entry';

const router = vi.fn();

/** Simulates the browser going back. */
function pop(): void {
  window.dispatchEvent(new PopStateEvent('popstate'));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(window.history, 'pushState').mockImplementation(() => undefined);
  vi.spyOn(window.history, 'back').mockImplementation(() => void setTimeout(pop, 10));
  window.addEventListener('popstate', router);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  window.removeEventListener('popstate', router);
  router.mockClear();
});

describe('Back', () => {
  test('closes without notifying the router', () => {
    const close = vi.fn();
    pushClosingEntry(close);
    expect(window.history.pushState).toHaveBeenCalledTimes(1);
    pop();
    expect(close).toHaveBeenCalledTimes(1);
    expect(router).not.toHaveBeenCalled();
    pop();
    expect(close).toHaveBeenCalledTimes(1);
    expect(router).toHaveBeenCalledTimes(1);
  });

  test('to another address closes and notifies the router', () => {
    const close = vi.fn();
    pushClosingEntry(close);
    vi.runAllTimers();
    vi.stubGlobal('location', { href: 'https://site.example/other' });
    pop();
    vi.unstubAllGlobals();
    expect(close).toHaveBeenCalledTimes(1);
    expect(router).toHaveBeenCalledTimes(1);
  });
});

describe('release', () => {
  test('removes the entry, resolves once it is gone, and closes nothing', async () => {
    const close = vi.fn();
    const { release } = pushClosingEntry(close);
    vi.runAllTimers();
    const gone = vi.fn();
    void release().then(gone);
    await vi.advanceTimersByTimeAsync(5);
    expect(gone).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(5);
    expect(gone).toHaveBeenCalledTimes(1);
    expect(close).not.toHaveBeenCalled();
    expect(router).not.toHaveBeenCalled();
  });

  test('does nothing after Back', async () => {
    const { release } = pushClosingEntry(() => undefined);
    vi.runAllTimers();
    pop();
    await release();
    expect(window.history.back).not.toHaveBeenCalled();
  });
});
