import { expect } from '@playwright/test';
import { looksFor } from '@/e2e/support/samples';
import { test } from '@/e2e/support/test';
import { violationsIn } from '@/e2e/support/violations';
import { visit } from '@/e2e/support/visit';
import { openPanel, storeValues } from './fill-in';

/** A part of /server that applies only to Pro and Enterprise. */
const reverb = 'Reverb pushes changes to open browsers.';

test('choosing an edition dims the other parts, shows a line at the top, and is undone with one click', async ({
  page,
}) => {
  await visit(page, '/server');
  const color = () => page.getByText(reverb).evaluate((text) => getComputedStyle(text).color);
  const plain = await color();
  const line = page.locator('[data-applies-line="dimmed"]');
  await expect(line).toBeHidden();
  const panel = await openPanel(page);
  await panel.getByRole('radio', { name: 'Lite' }).check();
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(line).toContainText('Parts that don’t apply to Lite', { useInnerText: true });
  expect(await color()).not.toBe(plain);
  await expect(page.getByText(reverb)).toBeVisible();
  await line.getByRole('button', { name: 'Show all editions' }).click();
  await expect(line).toBeHidden();
  expect(await color()).toBe(plain);
  await openPanel(page);
  await panel.getByRole('radio', { name: 'Enterprise' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-edition', 'enterprise');
  expect(await color(), 'a part that applies to Enterprise').toBe(plain);
});

test('the line says that the page is for another edition, and the sidebar links to the chosen one', async ({
  page,
}) => {
  await storeValues(page, { edition: 'pro' });
  await visit(page, '/lite/updating');
  const line = page.locator('[data-applies-line]:visible');
  await expect(line).toContainText('This page is for Lite. Go to the Pro page', { useInnerText: true });
  await expect(line.getByRole('link', { name: 'Go to the Pro page' })).toHaveAttribute('href', '/pro/updating');
  const own = page
    .locator('[data-sidebar]')
    .getByText(/^Your edition/)
    .filter({ visible: true });
  await expect(own).toHaveText('Your edition: Pro');
  await own.click();
  await expect(page).toHaveURL(/\/pro\/$/);
  await expect(own).toHaveCount(0);
});

test('the line is only on pages that have dimmed parts', async ({ page }) => {
  for (const path of ['/services/', '/services/sso', '/guides/', '/offline']) {
    await page.goto(path);
    for (const edition of ['lite', 'pro', 'enterprise']) {
      await page.evaluate((chosen) => {
        document.documentElement.dataset.edition = chosen;
      }, edition);
      const dimmed = await page.locator(`main [data-applies]:not([data-applies~="${edition}"])`).count();
      const visibleLines = await page.locator('[data-applies-line]:visible').count();
      expect(visibleLines, `${edition} on ${path}`).toBe(dimmed > 0 ? 1 : 0);
    }
  }
});

test("services that Lite doesn't have are dimmed, and their pages show which editions they require", async ({
  page,
}) => {
  await storeValues(page, { edition: 'lite' });
  await page.goto('/services/');
  const colorOf = (name: string) =>
    page
      .locator('main tr', { has: page.getByRole('link', { name, exact: true }) })
      .first()
      .locator('td')
      .nth(1)
      .evaluate((cell) => getComputedStyle(cell).color);
  expect(await colorOf('Threads')).not.toBe(await colorOf('X'));
  await page.goto('/services/social/threads/');
  await expect(page.locator('main header')).toContainText(/Requires\s*Pro\s*Enterprise/);
  await page.goto('/services/social/x');
  await expect(page.locator('main header')).not.toContainText('Requires');
});

test('choices open the matching tabs', async ({ page }) => {
  await visit(page, '/troubleshooting/installation');
  const panel = await openPanel(page);
  await panel.getByRole('radio', { name: 'Without Docker' }).check();
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('[data-tabs="install"] [data-tab="manual"]').first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

for (const [path, text, since] of [
  ['/api/media/list', 'The library can have folders, up to five levels deep.', '7'],
  ['/pro/configuration/environment-variables', 'Scheme of that server.', '3'],
] as const) {
  test(`a part added in Pro ${since} is dimmed only for older versions: ${text}`, async ({ browser }) => {
    const partWith = async (version: string) => {
      const page = await browser.newPage();
      await storeValues(page, { edition: 'pro', version });
      await page.goto(path);
      return page.getByText(text).first();
    };
    const undimmed = await partWith(`${since}.0.1`);
    const color = await undimmed.evaluate((part) => getComputedStyle(part).color);
    await expect(await partWith(`${Number(since) - 1}.9`)).not.toHaveCSS('color', color);
    await expect(undimmed).toHaveCSS('color', color);
    await Promise.all(browser.contexts().map((context) => context.close()));
  });
}

test('dimmed text is readable', async ({ page }) => {
  await storeValues(page, { edition: 'lite', version: '2' });
  for (const [index, path] of ['/services/', '/server'].entries()) {
    await page.goto(path);
    await expect(page.locator('[data-applies-line]:visible')).toHaveCount(1);
    expect(await violationsIn(page, looksFor(index))).toEqual([]);
  }
});
