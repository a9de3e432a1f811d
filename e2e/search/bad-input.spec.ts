import { expect, type Page, test } from '@playwright/test';
import { visit } from '@/e2e/support/visit';

/** Texts that are no search, as they stand in an address. */
const addresses: Readonly<Record<string, string>> = {
  'a script': encodeURIComponent('<script>window.hit=1</script>'),
  'a picture with a script': encodeURIComponent('<img src=x onerror="window.hit=1">'),
  'broken percent encoding': '%E0%A4%A',
  'half a surrogate pair': '%ED%A0%80x',
  'right-to-left marks': encodeURIComponent('\u202Edocker\u2066\u200F'),
  'signs alone': encodeURIComponent('!!! ??? "" \' -- () {} [] \\ | ^ $ .* +'),
  'names of what objects have': '__proto__+constructor+hasOwnProperty+toString',
  'NUL and other controls': '%00%01%1B%7Fdocker',
  'words of the filters': 'x&edition=__proto__&section=%3Cb%3E&version=1&edition=pro',
};

function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  return faults;
}

for (const [name, query] of Object.entries(addresses)) {
  test(`${name} in the address is text and nothing else`, async ({ page }) => {
    const faults = faultsOf(page);
    await visit(page, `/search?q=${query}`);
    await expect(page.getByRole('main').getByText(/documents? found|No results for/)).toBeVisible();
    expect(await page.evaluate(() => 'hit' in window)).toBe(false);
    expect(await page.locator('main script, main img').count()).toBe(0);
    expect(faults).toEqual([]);
  });
}

test('the same texts in the field are text and nothing else', async ({ page }) => {
  const faults = faultsOf(page);
  await visit(page, '/lite/updating');
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search' });
  for (const query of [...Object.values(addresses), '\ud800', 'a\udc00b', '\u202E', '%']) {
    await field.fill(query);
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/documents? found|No results for/);
  }
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  expect(faults).toEqual([]);
});

test('a hundred thousand characters are cut, and soon answered', async ({ page }) => {
  const faults = faultsOf(page);
  await visit(page, '/lite/updating');
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search' });
  await field.fill('horizon '.repeat(12_500));
  await expect(page.getByRole('option').first()).toContainText(/horizon/i, { timeout: 2000 });
  await visit(page, '/search');
  const box = page.getByRole('main').getByRole('searchbox');
  await box.evaluate((element: HTMLInputElement) => {
    element.value = 'horizon '.repeat(12_500);
    element.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/documents? found/, { timeout: 2000 });
  await expect.poll(() => page.url().length).toBeLessThan(2000);
  expect(faults).toEqual([]);
});

for (const [name, answer] of Object.entries({
  'cut off': (text: string) => text.slice(0, text.length / 2),
  empty: () => '',
  'a page of another kind': () => '<!doctype html><title>Sign in</title>',
  'of another build': (text: string) => text.replace(/"format":\d+/, '"format":999'),
  'no list': () => '[]',
})) {
  test(`an index that is ${name} fails clearly, and the next try reads it anew`, async ({ page }) => {
    await page.route('**/search/index.json*', async (route) => {
      const sound = await (await route.fetch()).text();
      await route.fulfill({ body: answer(sound) });
    });
    await visit(page, '/search?q=docker');
    await expect(page.getByText('Unable to fetch results')).toBeVisible();
    await page.unroute('**/search/index.json*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/documents found/);
  });
}

for (const [name, breakStorage] of Object.entries({
  'refuses to be touched': () => {
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  },
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
})) {
  test(`a storage that ${name} does not keep the search from working`, async ({ page }) => {
    const faults = faultsOf(page);
    await page.addInitScript(breakStorage);
    await visit(page, '/lite/updating');
    await page.keyboard.press('/');
    await page.getByRole('checkbox').uncheck();
    await page.getByRole('checkbox').check();
    await page.getByRole('combobox', { name: 'Search' }).fill('remove old images');
    await page.getByRole('option').first().click();
    await expect(page).toHaveURL(/#remove-old-images/);
    await page.keyboard.press('/');
    await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
    expect(faults).toEqual([]);
  });
}

for (const [name, value] of Object.entries({
  'no JSON': '{"a":',
  'no list': '{"url":"/x"}',
  'places elsewhere':
    '[{"url":"javascript:alert(1)","title":"a","trail":""},{"url":"//evil.example","title":"b","trail":""}]',
  'no places': '[null,1,"x",{"url":1},{"url":"/x","title":{},"trail":[]}]',
  'too much': JSON.stringify([{ url: '/x', title: 'x'.repeat(100_000), trail: '' }]),
})) {
  test(`recent places that are ${name} are none`, async ({ page }) => {
    const faults = faultsOf(page);
    await page.addInitScript((text) => localStorage.setItem('search.recent', text), value);
    await visit(page, '/lite/updating');
    await page.keyboard.press('/');
    await expect(page.getByText('Type a few words')).toBeVisible();
    await expect(page.getByRole('dialog').getByRole('link')).toHaveCount(0);
    expect(faults).toEqual([]);
  });
}
