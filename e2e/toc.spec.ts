import { expect } from '@playwright/test';
import { test } from '@/e2e/support/test';

test.use({ viewport: { width: 1280, height: 900 } });

test('a long table of contents shows level 3 for the section in view, a short one every entry', async ({ page }) => {
  await page.goto('/services/social/facebook/troubleshooting');
  const sections = page.locator('[data-toc] > ul > li');
  const lists = sections.locator('ul');
  await expect(page.locator('[data-toc] > ul > li > ul').filter({ visible: true })).toHaveCount(1);
  const [first, last] = [lists.first(), lists.last()];
  await expect(first).toBeVisible();
  await expect(last).toBeHidden();
  await sections
    .filter({ has: page.locator('ul') })
    .last()
    .locator('> a')
    .click();
  await expect(last).toBeVisible();
  await expect(first).toBeHidden();

  await page.goto('/quick-start');
  const links = page.locator('[data-toc] a');
  await expect(links.filter({ visible: true })).toHaveCount(await links.count());
});
