import { expect } from '@playwright/test';
import { test } from '@/e2e/support/test';

const page = '/lite/installation/docker';

test.describe('tabs', () => {
  test('open on a click in every set of their group, after a reload, and with arrow keys', async ({ page: tab }) => {
    await tab.goto(page);
    const closed = tab.getByRole('tab', { name: 'Own proxy or local test' });
    await closed.first().click();
    for (const same of await closed.all()) {
      await expect(same).toHaveAttribute('aria-selected', 'true');
    }
    await tab.reload();
    await expect(closed.first()).toHaveAttribute('aria-selected', 'true');
    await closed.first().press('ArrowLeft');
    const previous = tab.getByRole('tab', { name: 'Traefik' }).first();
    await expect(previous).toBeFocused();
    await expect(previous).toHaveAttribute('aria-selected', 'true');
    await expect(closed.first()).toHaveAttribute('tabindex', '-1');
  });

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
