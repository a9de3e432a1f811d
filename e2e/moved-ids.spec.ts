import { expect } from '@playwright/test';
import { test } from '@/e2e/support/test';

const old = '/services/social/mastodon#make-the-app-anew-after-a-new-domain';
const heading = 'Recreate the app after a domain change';

test('a link to a heading ID that has changed scrolls to the heading', async ({ page }) => {
  await page.goto(old);
  await expect(page).toHaveURL(/#recreate-the-app-after-a-domain-change$/);
  await expect(page.getByRole('heading', { name: heading })).toBeInViewport();
});

const oldEntry = '/troubleshooting#posts-go-out-at-the-wrong-hour';
const newEntry = '/troubleshooting/queues#posts-are-published-at-the-wrong-time';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a link to a section that has moved to another page shows a link to it', async ({ page }) => {
    await page.goto(oldEntry);
    const link = page.getByRole('main').getByRole('link', { name: 'Posts are published at the wrong time' });
    await expect(link).toBeInViewport();
    await link.click();
    await expect(page).toHaveURL(newEntry);
  });
});
