import { expect } from '@playwright/test';
import { test } from '@/e2e/support/test';
import { visit } from './support/visit';

test.use({ viewport: { width: 1280, height: 400 } });

test('a long table of contents follows the reader, but nothing moves under the pointer', async ({ page }) => {
  await visit(page, '/services/social/facebook/troubleshooting');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const sections = contents.locator('> ul > li');
  const entriesOf = (at: number) => sections.nth(at).getByRole('listitem').filter({ visible: true });
  const last = (await sections.count()) - 1;
  await page.mouse.move(600, 300);
  await expect(entriesOf(0)).not.toHaveCount(0);
  await expect(entriesOf(last)).toHaveCount(0);
  await page.locator('.prose h3').last().scrollIntoViewIfNeeded();
  const current = contents.locator('[aria-current]');
  await expect(current).toBeInViewport();
  await expect(sections.nth(last).locator('[aria-current]')).toHaveCount(1);
  await expect(entriesOf(0)).toHaveCount(0);
  await expect(entriesOf(last)).not.toHaveCount(0);

  await contents.hover();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(current).toHaveText((await contents.getByRole('link').first().textContent()) ?? '');
  await expect(entriesOf(0)).toHaveCount(0);
  await sections.nth(1).getByRole('link').first().click();
  await expect(entriesOf(1)).not.toHaveCount(0);
  await expect(entriesOf(last)).not.toHaveCount(0);
  await page.mouse.move(600, 300);
  await expect(entriesOf(last)).toHaveCount(0);
});
