import { expect } from '@playwright/test';
import { searchDialog as dialog, searchField as field, openSearch } from '@/e2e/support/open-search';
import { recordErrors } from '@/e2e/support/page-changes';
import { test } from '@/e2e/support/test';
import { percentDecode } from '@/lib/browser/dom/percent-decode';

/** Unusual queries, as they're written in an address. */
const addresses: Readonly<Record<string, string>> = {
  'a script': encodeURIComponent('<script>window.hit=1</script>'),
  'a picture with a script': encodeURIComponent('<img src=x onerror="window.hit=1">'),
  'broken percent encoding': '%E0%A4%A',
  'half a surrogate pair': '%ED%A0%80x',
  'right-to-left marks': encodeURIComponent('\u202Edocker\u2066\u200F'),
  'punctuation alone': encodeURIComponent('!!! ??? "" \' -- () {} [] \\ | ^ $ .* +'),
  'names of object properties': '__proto__+constructor+hasOwnProperty+toString',
  'NUL and other control characters': '%00%01%1B%7Fdocker',
  'unknown filter values': 'x&edition=__proto__&section=%3Cb%3E&version=1&edition=pro',
};

test('unusual queries in the address are text and nothing else', async ({ page }) => {
  const errors = recordErrors(page);
  for (const [name, query] of Object.entries(addresses)) {
    await page.goto(`/search?q=${query}`);
    await expect(page.getByRole('main').getByText(/pages? found|No results for/), name).toBeVisible();
    expect.soft(await page.evaluate(() => 'hit' in window), name).toBe(false);
    expect.soft(await page.locator('main script, main img').count(), name).toBe(0);
  }
  expect(errors).toEqual([]);
});

test('the same texts in the field are text and nothing else, and 100,000 characters are cut', async ({ page }) => {
  const errors = recordErrors(page);
  await openSearch(page);
  for (const query of [...Object.values(addresses).map(percentDecode), '\ud800', 'a\udc00b', '\u202E', '%']) {
    await field(page).fill(query);
    await expect(dialog(page).getByRole('status')).toHaveText(/pages? found|No results for/);
  }
  expect(await dialog(page).locator('script, img').count()).toBe(0);
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);

  await field(page).fill('horizon '.repeat(12_500));
  await expect(page.getByRole('option').first()).toContainText(/horizon/i);
  await page.goto('/search');
  const box = page.getByRole('main').getByRole('searchbox');
  await box.evaluate((element: HTMLInputElement) => {
    element.value = 'horizon '.repeat(12_500);
    element.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/pages? found/);
  await expect.poll(() => page.url().length).toBeLessThan(2000);
  expect(errors).toEqual([]);
});

test('stored recent pages that are not a list of links on this site are ignored', async ({ page }) => {
  const errors = recordErrors(page);
  await page.goto('/lite/updating');
  for (const [name, value] of Object.entries({
    'no JSON': '{"a":',
    'no list': '{"url":"/x"}',
    'links elsewhere':
      '[{"url":"javascript:alert(1)","title":"a","trail":""},{"url":"//evil.example","title":"b","trail":""}]',
    'no links': '[null,1,"x",{"url":1},{"url":"/x","title":{},"trail":[]}]',
    'too long': JSON.stringify([{ url: '/x', title: 'x'.repeat(100_000), trail: '' }]),
  })) {
    await page.evaluate((text) => localStorage.setItem('search.recent', text), value);
    await openSearch(page);
    await expect(dialog(page).getByText('Type a few words'), name).toBeVisible();
    await expect(dialog(page).getByRole('option').first(), name).toHaveText('Quick start');
  }
  expect(errors).toEqual([]);
});
