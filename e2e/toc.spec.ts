import { expect } from '@playwright/test';
import { test } from '@/e2e/support/test';
import { visit } from './support/visit';

test.use({ viewport: { width: 1280, height: 400 } });

test('a long table of contents follows the reader, but not under the pointer', async ({ page }) => {
  await visit(page, '/services/social/facebook/troubleshooting');
  const links = page.locator('[data-toc] a');
  await expect(links.filter({ visible: true })).toHaveCount(await links.count());
  await page.mouse.move(600, 300);
  await page.locator('.prose h3').last().scrollIntoViewIfNeeded();
  const current = page.locator('[data-toc] [aria-current]');
  await expect(current).toBeInViewport();
  await page.locator('[data-toc]').hover();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(current).toHaveText((await links.first().textContent()) ?? '');
  await expect(current).not.toBeInViewport();
});
