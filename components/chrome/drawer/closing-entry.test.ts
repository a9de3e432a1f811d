// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { pushClosingEntry } from './closing-entry';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

// The browser tests of the drawer go back to its own page, and follow its links.
test('Back to another address closes, notifies the router, and leaves nothing to release', async () => {
  vi.spyOn(window.history, 'pushState').mockImplementation(() => undefined);
  const back = vi.spyOn(window.history, 'back');
  const router = vi.fn();
  window.addEventListener('popstate', router, { once: true });
  const close = vi.fn();
  const { release } = pushClosingEntry(close);
  vi.stubGlobal('location', { href: 'https://site.example/other' });
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(close).toHaveBeenCalledOnce();
  expect(router).toHaveBeenCalledOnce();
  await release();
  expect(back).not.toHaveBeenCalled();
});

test("releasing ends even if the browser doesn't go back", async () => {
  vi.useFakeTimers();
  vi.spyOn(window.history, 'back').mockImplementation(() => undefined);
  const released = vi.fn();
  void pushClosingEntry(() => undefined)
    .release()
    .then(released);
  await vi.advanceTimersByTimeAsync(499);
  expect(released).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(released).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
