import { expect, type Page } from '@playwright/test';
import { recordDocuments, recordErrors } from '@/e2e/support/page-changes';
import { settle } from '@/e2e/support/settled';
import { test } from '@/e2e/support/test';
import { visitUntilIdle } from '@/e2e/support/visit';

/** Changes the page this many times with links in the sidebar, each as soon as the previous page is there. */
async function change(page: Page, times: number): Promise<void> {
  await page.evaluate(async (count) => {
    for (let index = 0; index < count; index += 1) {
      const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-sidebar] a:not([aria-current])')].slice(
        0,
        8,
      );
      const link = links[index % links.length];
      const before = document.querySelector('h1');
      link?.click();
      const deadline = performance.now() + 3000;
      while (document.querySelector('h1') === before && performance.now() < deadline) {
        await new Promise(requestAnimationFrame);
      }
    }
  }, times);
}

test.use({
  // If service workers were blocked, each page change would try to register one, and the browser would log each
  // refusal.
  serviceWorkers: 'allow',
  // Without V8's compilers, because the machine code of hot functions would be three quarters of the growth, and would
  // hide what the site retains. That code has a limit: with the compilers, the heap is as large after 1600 changes as
  // after 800.
  launchOptions: [
    ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--js-flags=--jitless'] }),
    { scope: 'worker' },
  ],
});

test('memory use is the same after 200 page changes', { tag: '@full' }, async ({ page }) => {
  test.setTimeout(180_000);
  const errors = recordErrors(page);
  await visitUntilIdle(page, '/lite/');
  const session = await page.context().newCDPSession(page);
  const measure = async () => {
    await settle(page);
    await session.send('HeapProfiler.collectGarbage');
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
    return { path: new URL(page.url()).pathname, heap: usedSize, nodes, listeners: jsEventListeners };
  };
  const documents = recordDocuments(page);
  // Warms up, so the pages shown and everything that's created only once belong to the baseline.
  await change(page, 40);
  const before = await measure();
  await change(page, 200);
  const after = await measure();
  const figures = `${JSON.stringify(before)} to ${JSON.stringify(after)}`;
  expect(documents).toEqual([]);
  expect(errors).toEqual([]);
  // Each page has a different number of nodes, so both measurements must be on the same page.
  expect(after.path, figures).toBe(before.path);
  expect(after.heap / before.heap, figures).toBeLessThan(1.1);
  // Fewer than one per two changes means that no change leaves anything behind.
  expect((after.nodes - before.nodes) / 200, figures).toBeLessThan(0.5);
  expect((after.listeners - before.listeners) / 200, figures).toBeLessThan(0.5);
});
