import { expect } from '@playwright/test';
import { settle } from '@/e2e/support/settled';
import { test } from '@/e2e/support/test';
import { violationsIn } from '@/e2e/support/violations';
import { visit } from '@/e2e/support/visit';
import { fieldOf, openPanel } from './fill-in';

const install = '/lite/installation/docker';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a note about copied examples and a placeholder open the panel at a field, and Escape returns the focus', async ({
  page,
}) => {
  await visit(page, install);
  const block = page.locator('figure[data-code="dotenv"]:visible').first();
  await block.locator('[data-copy]').click();
  const note = block.getByRole('status');
  await expect(note).toHaveText('7 values are examples');
  await block.locator('[data-copy]').click();
  await expect(block.getByRole('status')).toHaveCount(1);
  await note.getByRole('button').click();
  await expect(page.getByRole('textbox', { name: 'Application key' })).toBeFocused();
  await page.keyboard.press('Escape');
  const mark = page.locator('[data-placeholder="email"]:visible').first();
  await mark.click();
  await expect(page.getByRole('textbox', { name: 'Your email address' })).toBeFocused();
  await page.keyboard.type('me@example.org');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(mark).toBeFocused();
  await expect(mark).toHaveText('me@example.org');
});

test('the keyboard opens and closes the panel, which lists the pages that use each value', async ({ page }) => {
  await visit(page, '/services/sso');
  const panel = page.getByRole('dialog', { name: 'Your values' });

  await test.step('a placeholder opens it, and closing it returns the focus', async () => {
    await page.keyboard.press('Tab');
    const mark = page.locator('[data-placeholder][role="button"]').first();
    await mark.focus();
    await page.keyboard.press('Enter');
    await expect(panel.locator(':focus')).toHaveRole('textbox');
    await page.keyboard.press('Escape');
    await expect(mark).toBeFocused();
    await page.keyboard.press('Alt+Shift+KeyV');
    await expect(panel).toBeVisible();
  });

  await test.step('it opens again if its shortcut is pressed while it closes', async () => {
    // Before the browser has dispatched the close event.
    await panel.evaluate(async (dialog: HTMLDialogElement) => {
      const closed = new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true }));
      dialog.close();
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { code: 'KeyV', altKey: true, shiftKey: true, bubbles: true }),
      );
      await closed;
    });
    await settle(page);
    await expect(panel).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
  });

  await test.step('links to pages that use a value close it', async () => {
    await openPanel(page);
    await panel.getByText('Where values are used').click();
    await panel.locator('summary', { hasText: 'Keycloak realm' }).click();
    await panel.getByRole('link').click();
    await expect(panel).toBeHidden();
    await expect(page).toHaveURL(/\/services\/sso$/);
  });
});

test('the panel keeps invalid values with a message, generates secrets, and undoes it', async ({ page }) => {
  await visit(page, install);
  const panel = await openPanel(page);
  const domain = await fieldOf(panel, 'domain');
  const domainOnPage = page.locator('main [data-placeholder="domain"]').first();

  await test.step('an invalid value shows a message, has no effect, and is kept when the panel is reopened', async () => {
    await domain.fill('mine.example.org/mixpost');
    await expect(domain).toHaveAttribute('aria-invalid', 'false');
    await domain.blur();
    await expect(domain).toHaveAccessibleDescription(/Enter the domain only/);
    await expect(domain).toHaveAttribute('aria-invalid', 'true');
    await expect(domainOnPage).toHaveText('social.example.com');
    await page.keyboard.press('Escape');
    await openPanel(page);
    await expect(domain).toHaveValue('mine.example.org/mixpost');
    await expect(domain).toHaveAttribute('aria-invalid', 'true');
    await domain.fill(' mine.example.org ');
    await expect(domain).toHaveAttribute('aria-invalid', 'false');
    await expect(domainOnPage).toHaveText('mine.example.org');
  });

  await test.step('a secret is masked until shown, can be generated, and Undo restores the previous one', async () => {
    const key = await fieldOf(panel, 'app-key');
    const own = `base64:${'A'.repeat(43)}=`;
    await key.fill(own);
    await panel.getByRole('button', { name: 'Generate Application key' }).click();
    await expect(key).not.toHaveValue(own);
    await expect(key).toHaveValue(/^base64:[\w+/]{43}=$/);
    await expect(key).toHaveCSS('-webkit-text-security', 'disc');
    await panel.getByRole('button', { name: 'Show Application key' }).click();
    await expect(key).toHaveCSS('-webkit-text-security', 'none');
    await expect(page.locator('main [data-placeholder="app-key"]').first()).toHaveText(await key.inputValue());
    await page.keyboard.press('Escape');
    await openPanel(page);
    await panel.getByRole('button', { name: 'Undo Application key' }).click();
    await expect(key).toHaveValue(own);
    await expect(panel.getByRole('button', { name: 'Generate Application key' })).toBeVisible();
    await expect(key).toHaveAccessibleDescription(/Kept until you close or reload this tab/);
  });
});

test('the panel has no accessibility violations', async ({ page }) => {
  await visit(page, install);
  const panel = await openPanel(page);
  const domain = await fieldOf(panel, 'domain');
  await domain.fill('a b');
  await domain.blur();
  await (await fieldOf(panel, 'db-name')).fill('mine');
  await panel.getByRole('radio', { name: 'Enterprise' }).check();
  await panel.getByText('Where values are used').click();
  await panel.locator('summary', { hasText: 'Domain' }).first().click();
  expect(await violationsIn(page)).toEqual([]);
});
