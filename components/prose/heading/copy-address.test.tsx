import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { installHeadingLinks } from './copy-address';

installHeadingLinks();

beforeEach(() => {
  document.body.innerHTML = '<a class="anchor" href="#here">#</a><a href="#there">There</a>';
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

afterEach(() => vi.unstubAllGlobals());

/** Clicks a link, and returns it with the texts that were copied. */
async function click(selector: string, result = Promise.resolve()) {
  const writeText = vi.fn((_: string) => result);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  const link = document.querySelector(selector) as HTMLElement;
  link.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await vi.advanceTimersByTimeAsync(0);
  return { link, copied: writeText.mock.calls.flat() };
}

test("copies a heading's full URL and confirms it for two seconds", async () => {
  const { link, copied } = await click('.anchor');
  expect(copied).toEqual([new URL('#here', window.location.href).href]);
  expect(link.dataset.copied).toBe('');
  vi.advanceTimersByTime(2000);
  expect(link.dataset.copied).toBeUndefined();
});

test('copies nothing for other links', async () => {
  expect((await click('a:not(.anchor)')).copied).toEqual([]);
});

test("doesn't confirm if copying is rejected", async () => {
  const { link } = await click('.anchor', Promise.reject(new Error('refused')));
  expect(link.dataset.copied).toBeUndefined();
});
