import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import { expect, test } from 'vitest';
import { htmlOf, out, pagePaths } from '@/e2e/support/built-site';
import { placeholders } from '@/lib/content/placeholders/placeholder-registry';
import { filesBelow } from '@/lib/programs/files-below';
import { site } from '@/lib/site/config';
import { feeds } from '@/lib/site/feeds';

const text = (file: string) => readFileSync(join(out, file), 'utf8');

function metaOf(html: string, name: string): string | undefined {
  return new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
}

/** Normalizes a URL, because Next leaves out the slash after a host name. */
const addressOf = (text: string) => (URL.canParse(text) ? new URL(text).href : text);

test('the sitemap lists the canonical URL of every page and nothing else', () => {
  const addresses = [...text('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => addressOf(match[1] ?? ''));
  expect(addresses.sort()).toEqual(pagePaths.map((path) => site.url + path).sort());
});

test('the hosted search is not in a build without its settings', () => {
  const scripts = filesBelow(out).filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(20);
  expect(scripts.filter((file) => /algolianet|DocSearch-/.test(text(file)))).toEqual([]);
});

test('the published Compose file is the one that the page shows', () => {
  const file = 'compose/lite/docker-compose.yml';
  expect(text(file)).toBe(readFileSync(join('content', file), 'utf8'));
});

test('every registered value is used on a page', () => {
  const pages: Record<string, unknown[]> = JSON.parse(text('value-pages.json'));
  expect(Object.keys(placeholders).filter((name) => !pages[name]?.length)).toEqual([]);
  expect(pages.domain?.length).toBeGreaterThan(40);
});

test('robots.txt allows all crawlers and links to the sitemap', () => {
  expect(text('robots.txt')).toMatch(/User-Agent: \*\nAllow: \/\n/);
  expect(text('robots.txt')).toContain(`Sitemap: ${site.url}/sitemap.xml`);
});

test('the web app manifest has the name of the site, and icons in the sizes that it declares', () => {
  const manifest = JSON.parse(text('manifest.webmanifest'));
  expect(manifest.name).toBe(site.name);
  const icons: { src: string; sizes: string; type: string; purpose?: string }[] = manifest.icons;
  const sizeOf = (file: string) => {
    const { width, height } = imageSize(readFileSync(join(out, file)));
    return `${width}x${height}`;
  };
  const pictures = icons.filter(({ type }) => type === 'image/png').map(({ src }) => src);
  expect(pictures).toEqual(filesBelow('public/icons').map((name) => `/icons/${name}`));
  expect(
    icons.map(({ src, sizes, purpose = 'any' }) => [sizes === 'any' ? 'any' : sizeOf(src), sizes, purpose]),
  ).toEqual([
    ['any', 'any', 'any'],
    ['192x192', '192x192', 'any'],
    ['512x512', '512x512', 'any'],
    ['512x512', '512x512', 'maskable'],
  ]);
  // Apple's browsers request it without a link.
  expect(sizeOf('apple-touch-icon.png')).toBe('180x180');
});

test('browsers can add the search of the site', () => {
  const [, href = ''] = /<link rel="search"[^>]* href="([^"]*)"/.exec(htmlOf('/')) ?? [];
  expect(text(href)).toMatch(/<Url type="text\/html" template="https:\/\/[^"]*\/search\?q=\{searchTerms\}"\/>/);
});

test.each([
  ['/lite/updating', 'lite'],
  ['/changes', null],
])('%s links to the feeds of its edition and the advisories, or to all of them', (path, edition) => {
  const links = htmlOf(path).matchAll(/<link rel="alternate" type="application\/atom\+xml"[^>]*>/g);
  const linked = [...links].map(([link]) => [/href="([^"]*)"/, /title="([^"]*)"/].map((name) => name.exec(link)?.[1]));
  expect(linked.map(([href = '', title]) => [new URL(href, site.url).pathname, title])).toEqual(
    feeds
      .filter((feed) => !edition || !feed.edition || feed.edition === edition)
      .map((feed) => [feed.path, feed.title]),
  );
});

for (const path of pagePaths) {
  test(`${path} has metadata for search engines and link previews`, () => {
    const html = htmlOf(path);
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? '';
    expect(addressOf(canonical)).toBe(site.url + path);
    expect(/<html lang="([^"]*)"/.exec(html)?.[1]).toBe('en');
    const description = metaOf(html, 'description') ?? '';
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(metaOf(html, 'og:title')).toMatch(/./);
    expect(metaOf(html, 'og:description')).toBe(description);
    expect(addressOf(metaOf(html, 'og:url') ?? '')).toBe(site.url + path);
    expect(metaOf(html, 'og:locale')).toBe('en');
    expect(metaOf(html, 'twitter:card')).toBe('summary_large_image');
    const image = metaOf(html, 'og:image')?.slice(site.url.length) ?? 'none';
    expect(imageSize(readFileSync(join(out, image)))).toMatchObject({ type: 'png', width: 1200, height: 630 });
  });

  test(`${path} has structured data for an article and its breadcrumbs`, () => {
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(htmlOf(path))?.[1] ?? '';
    expect(json).not.toContain('<');
    const [article, breadcrumbs] = JSON.parse(json)['@graph'];
    expect(article).toMatchObject({
      '@type': 'TechArticle',
      headline: expect.stringMatching(/./),
      description: expect.stringMatching(/./),
      url: site.url + path,
      inLanguage: 'en',
      dateModified: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    const items: { position: number; name: string; item: string }[] = breadcrumbs.itemListElement;
    expect(breadcrumbs['@type']).toBe('BreadcrumbList');
    expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
    expect(items.filter(({ name, item }) => !name || !URL.canParse(item))).toEqual([]);
    expect(items.at(-1)?.item).toBe(site.url + path);
  });
}
