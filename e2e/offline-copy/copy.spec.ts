import { expect, type Page } from '@playwright/test';
import { partsOf } from '@/lib/content/html/page-parts';
import { test, type UnpackedCopy } from './unpacked-copy';

/** How the copy is opened: from the file system, or from a host below a path, with nothing else available. */
const origins = {
  'from a file': async (_: Page, copy: UnpackedCopy) => copy.urlOf,
  'below /a/b/': async (page: Page, copy: UnpackedCopy) => {
    await page.route('http://host.example/**', (route) => {
      const name = decodeURIComponent(new URL(route.request().url()).pathname.slice('/a/b/'.length));
      const bytes = copy.files.get(name);
      return bytes ? route.fulfill({ body: Buffer.from(bytes), contentType: contentTypeOf(name) }) : route.abort();
    });
    return (file: string) => `http://host.example/a/b/${file}`;
  },
};

const contentTypes: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css',
  js: 'text/javascript',
  svg: 'image/svg+xml',
};
const contentTypeOf = (name: string) => contentTypes[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';

for (const [origin, openCopy] of Object.entries(origins)) {
  // What doesn't depend on addresses runs with one of them; the full test has all.
  const tag = origin === 'from a file' ? [] : '@full';
  test.describe(`the copy, opened ${origin}`, () => {
    let urlOf: UnpackedCopy['urlOf'];
    let externalRequests: string[];
    let errors: string[];

    test.beforeEach(async ({ page, copy }) => {
      externalRequests = [];
      errors = [];
      urlOf = await openCopy(page, copy);
      page.on('request', (request) => {
        if (!request.url().startsWith(urlOf(''))) {
          externalRequests.push(request.url());
        }
      });
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    });

    test.afterEach(() => {
      expect(externalRequests).toEqual([]);
      expect(errors).toEqual([]);
    });

    test("uses the site's fonts, and has working links between pages", async ({ page }) => {
      await page.goto(urlOf('index.html'));
      const loaded = () => page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length);
      await expect.poll(loaded).toBeGreaterThanOrEqual(2);
      await page.getByRole('main').getByRole('link', { name: 'Install with Docker' }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Install Lite with Docker');
      expect(page.url()).toBe(urlOf('lite/installation/docker.html'));
      await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Lite' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mixpost Lite');
    });

    test('has working tabs, phone menu, and picture zoom', { tag }, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await page.goto(urlOf('lite/installation/docker.html'));
      await page.getByRole('tab', { name: 'Own proxy or local test' }).first().click();
      await expect(page.getByRole('tab', { selected: true }).first()).toHaveText('Own proxy or local test');
      await page.getByRole('button', { name: 'Enlarge diagram' }).first().click();
      await expect(page.getByRole('dialog', { name: /^Enlarged/ })).toBeVisible();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.getByRole('dialog').getByRole('link', { name: 'Updating' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Update Mixpost Lite');
    });

    test('has a working search dialog and results page', async ({ page }) => {
      await page.goto(urlOf('lite/updating.html'));
      await page.waitForSelector('html[data-keys]');
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('dialog').getByRole('combobox', { name: 'Search' })).toBeFocused();
      await page.keyboard.type('APP_KEY');
      const first = page.getByRole('dialog').getByRole('option').first();
      await expect(first).toContainText('APP_KEY');
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.hash !== '');
      expect(page.url()).toContain(urlOf('lite/configuration/environment-variables.html'));
      await page.goto(urlOf('search.html?q=horizon'));
      await expect(page.getByRole('status')).toContainText('pages found');
      await page.getByRole('main').getByRole('link', { name: 'Horizon and queue workers' }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Horizon and queue workers');
    });

    test('fills in values, lists the pages that use one, and shows it on them', { tag }, async ({ page }) => {
      await page.goto(urlOf('lite/installation/docker.html'));
      await page.getByRole('banner').getByRole('button', { name: 'Fill in your domain' }).click();
      const panel = page.getByRole('dialog', { name: 'Your values' });
      await panel.getByLabel('Domain', { exact: true }).fill('posts.example.net');
      const domain = page.locator('main [data-placeholder="domain"]').first();
      await expect(domain).toHaveText('posts.example.net');
      await panel.getByText('Where values are used').click();
      await panel.locator('.values-used summary').getByText('Domain', { exact: true }).click();
      await panel.getByRole('link', { name: 'Server configuration', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Server configuration');
      expect(page.url()).toBe(urlOf('server.html'));
      await expect(domain).toHaveText('posts.example.net');
    });
  });
}

test('every link on every page leads to a file in the copy or to another site', ({ copy }) => {
  const broken: string[] = [];
  for (const [name, bytes] of [...copy.files].filter(([file]) => file.endsWith('.html'))) {
    for (const link of partsOf(Buffer.from(bytes).toString(), 'body').links) {
      const { protocol, pathname } = new URL(link, `file:///${name}`);
      if (protocol === 'file:' && !copy.files.has(decodeURIComponent(pathname.slice(1)))) {
        broken.push(`${name}: ${link}`);
      }
    }
  }
  expect(broken).toEqual([]);
});

test('the copy registers no service worker', ({ copy }) => {
  const script = Buffer.from(copy.files.get('offline/page.js') ?? []).toString();
  expect(script.includes('offlineData')).toBe(true);
  expect(script.includes('.register(')).toBe(false);
});
