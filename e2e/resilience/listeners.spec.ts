import { expect, type Page } from '@playwright/test';
import { recordDocuments } from '@/e2e/support/page-changes';
import { test } from '@/e2e/support/test';
import { blockedWorkerMessage, visitUntilIdle } from '@/e2e/support/visit';

/** Returns how many listeners the window and the document have, by target and type. */
async function countListeners(page: Page): Promise<Record<string, number>> {
  const session = await page.context().newCDPSession(page);
  const counts: Record<string, number> = {};
  for (const target of ['window', 'document', 'document.documentElement', 'document.body']) {
    const { result } = await session.send('Runtime.evaluate', { expression: target });
    const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId: result.objectId ?? '' });
    for (const { type } of listeners) {
      counts[`${target} ${type}`] = (counts[`${target} ${type}`] ?? 0) + 1;
    }
  }
  await session.detach();
  return counts;
}

/** Follows the first link with a path, and waits for its page. */
async function change(page: Page, path: string): Promise<void> {
  await page.locator(`a[href="${path}"]`).first().click();
  await expect(page).toHaveURL(path);
  await expect(page.locator('[data-sidebar] a[aria-current="page"]')).toHaveAttribute('href', path);
}

test('page changes leave no listeners behind', async ({ page }) => {
  test.setTimeout(180_000);
  // The page registers its service worker a few seconds after it has loaded, and adds a listener with it.
  const registered = page.waitForEvent('console', (message) => message.text().includes(blockedWorkerMessage));
  await visitUntilIdle(page, '/api/');
  const documents = recordDocuments(page);
  const builders = ['/api/posts/create', '/api/tags/create'];
  const round = async () => {
    for (const path of builders) {
      await change(page, path);
      await page.getByRole('button', { name: 'Build', exact: true }).click();
      await expect(page.getByRole('textbox', { name: 'Access token' })).toBeVisible();
      await page.getByRole('button', { name: 'Copy', exact: false }).first().click();
    }
  };
  await round();
  await registered;
  const before = await countListeners(page);
  await round();
  await round();
  expect(documents).toEqual([]);
  expect(await countListeners(page)).toEqual(before);
});
