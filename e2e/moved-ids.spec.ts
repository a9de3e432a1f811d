import { expect } from '@playwright/test';
import { test } from '@/e2e/support/test';

const old = '/services/social/mastodon#make-the-app-anew-after-a-new-domain';
const heading = 'Recreate the app after a domain change';

test('a link to a heading ID that has changed scrolls to the heading', async ({ page }) => {
  await page.goto(old);
  await expect(page).toHaveURL(/#recreate-the-app-after-a-domain-change$/);
  await expect(page.getByRole('heading', { name: heading })).toBeInViewport();
});
