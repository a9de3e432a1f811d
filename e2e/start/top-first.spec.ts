import { expect, type Page, test } from '@playwright/test';
import { blocksBeforeAndAtRest, holdRest } from '@/e2e/support/first-frame';
import { waitForLateFont } from '@/e2e/support/late-font';
import { shiftsOf } from '@/e2e/support/shifts';

/** Opens a page and looks at it before the browser has been at rest, and afterwards; both times with all fonts. */
async function open(page: Page, address: string) {
  await page.goto('/offline');
  await waitForLateFont(page);
  await holdRest(page);
  await page.goto(address);
  await waitForLateFont(page);
  return blocksBeforeAndAtRest(page);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 440, height: 956 }, screen: { width: 440, height: 956 } });

  for (const path of ['/lite/configuration/environment-variables', '/api/', '/webhooks/', '/troubleshooting']) {
    test(`${path} is painted before what is out of view is laid out, and nothing in view moves`, async ({ page }) => {
      const { first, later } = await open(page, path);
      // Closed tabs are never laid out.
      expect(first.waiting).toBeGreaterThan(later.waiting);
      expect(first.tops).toEqual(later.tops);
      expect(await shiftsOf(page)).toEqual([]);
    });
  }

  test('a page that is entered at a heading is laid out at once, to find the place', async ({ page }) => {
    const { first, later } = await open(page, '/troubleshooting#repair-commands');
    expect(first.waiting).toBe(later.waiting);
  });

  test('so is one that is loaded anew, where its reader was', async ({ page }) => {
    await open(page, '/troubleshooting');
    await page.reload();
    const { first, later } = await blocksBeforeAndAtRest(page);
    expect(first.waiting).toBe(later.waiting);
  });

  test('a printer gets all of it, even at once', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    const { first, later } = await open(page, '/troubleshooting');
    expect(first.waiting).toBe(later.waiting);
  });
});

test('on a larger screen all is laid out at once', async ({ page }) => {
  const { first, later } = await open(page, '/troubleshooting');
  expect(first.waiting).toBe(later.waiting);
});
