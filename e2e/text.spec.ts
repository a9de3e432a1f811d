import { expect } from '@playwright/test';
import { test } from '@/e2e/support/test';

const page = '/lite/installation/docker';

test.describe('tabs', () => {
  test('keep closed panels searchable after a page change', async ({ page: tab }) => {
    await tab.goto('/lite/');
    await tab.getByRole('navigation', { name: 'Lite' }).getByRole('link', { name: 'Docker', exact: true }).click();
    await expect(tab.locator('[data-closed]').first()).toHaveAttribute('hidden', 'until-found');
  });

  test('open the panel that contains the target of a hash, to which a heading has a link', async ({ page: tab }) => {
    await tab.goto(page);
    await tab.getByRole('link', { name: 'Link to “What you need”' }).click();
    await expect(tab).toHaveURL(/#what-you-need$/);
    await expect(tab.getByRole('heading', { name: 'What you need' })).toBeInViewport();
    const closed = tab.locator('[data-closed]').first();
    await closed.evaluate((panel) => {
      const target = document.createElement('p');
      target.id = 'inside';
      target.textContent = 'Inside';
      panel.append(target);
      window.location.hash = '#inside';
    });
    await expect(tab.locator('#inside')).toBeVisible();
  });
});
