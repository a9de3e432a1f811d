import { expect } from '@playwright/test';
import { test } from '@/e2e/support/test';
import { feeds } from '@/lib/site/feeds';

// The policy of a page forbids its scripts to parse texts.
test.use({ bypassCSP: true });

test('a page links to the feeds of its edition and the advisories, and other pages to all of them', async ({
  page,
}) => {
  const linked = () =>
    page
      .locator('head link[rel="alternate"][type="application/atom+xml"]')
      .evaluateAll((links) =>
        links.map((link) => [new URL((link as HTMLLinkElement).href).pathname, link.getAttribute('title')]),
      );
  const expected = (edition?: string) =>
    feeds
      .filter((feed) => !edition || !feed.edition || feed.edition === edition)
      .map(({ path, title }) => [path, title]);
  await page.goto('/lite/updating');
  expect(await linked()).toEqual(expected('lite'));
  await page.goto('/changes');
  expect(await linked()).toEqual(expected());
});

test('browsers parse every feed as XML, and every entry leads to a page', async ({ page }) => {
  await page.goto('/changes');
  for (const { path } of feeds) {
    const { error, links } = await page.evaluate(async (address) => {
      const text = await (await fetch(address)).text();
      const xml = new DOMParser().parseFromString(text, 'application/xml');
      const atom = 'http://www.w3.org/2005/Atom';
      const entries = [...xml.getElementsByTagNameNS(atom, 'entry')];
      return {
        error: xml.querySelector('parsererror')?.textContent ?? null,
        links: entries.map((entry) => entry.getElementsByTagNameNS(atom, 'link')[0]?.getAttribute('href') ?? ''),
      };
    }, path);
    expect.soft(error, path).toBeNull();
    expect(links.length).toBeGreaterThan(5);
    for (const link of new Set(links.map((href) => new URL(href).pathname))) {
      expect.soft((await page.request.get(link)).status(), `${path}: ${link}`).toBe(200);
    }
  }
});
