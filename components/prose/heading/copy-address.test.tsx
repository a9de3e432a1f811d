import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { installHeadingLinks } from './copy-address';

installHeadingLinks();

beforeEach(() => {
  document.body.innerHTML = '<a class="anchor" href="#here">#</a><a href="#there">There</a>';
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function allowCopying(result: Promise<void>): string[] {
  const copied: string[] = [];
  vi.stubGlobal('navigator', {
    clipboard: {
      writeText: (text: string) => {
        copied.push(text);
        return result;
      },
    },
  });
  return copied;
}

async function click(selector: string): Promise<HTMLElement | null> {
  const link = document.querySelector<HTMLElement>(selector);
  link?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await vi.advanceTimersByTimeAsync(0);
  return link;
}

test("copies a heading's full URL and confirms it for two seconds", async () => {
  const copied = allowCopying(Promise.resolve());
  const link = await click('.anchor');
  expect(copied).toEqual([new URL('#here', window.location.href).href]);
  expect(link?.dataset.copied).toBe('');
  vi.advanceTimersByTime(2000);
  expect(link?.dataset.copied).toBeUndefined();
});

test('copies nothing for other links', async () => {
  const copied = allowCopying(Promise.resolve());
  await click('a:not(.anchor)');
  expect(copied).toEqual([]);
});

test("doesn't confirm if copying is rejected", async () => {
  allowCopying(Promise.reject(new Error('refused')));
  expect((await click('.anchor'))?.dataset.copied).toBeUndefined();
});
