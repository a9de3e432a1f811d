import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Parser } from 'htmlparser2';
import { expect, test } from 'vitest';
import { htmlOf, out, routes } from '@/e2e/support/built-site';
import { filesOf } from '@/lib/site/paths';

type Tag = { readonly name: string; readonly attributes: Readonly<Record<string, string>> };

function tagsOf(html: string): Tag[] {
  const tags: Tag[] = [];
  new Parser({ onopentag: (name, attributes) => tags.push({ name, attributes }) }).end(html);
  return tags;
}

/** Returns the URLs that a browser requests for an element, without links that a reader follows. */
function requestsOf({ name, attributes: { rel = '', href = '', src = '', srcset = '', poster = '' } }: Tag): string[] {
  const isFetched = name === 'link' ? /stylesheet|load|fetch|connect|icon|manifest/.test(rel) : name !== 'a';
  return [isFetched ? href : '', src, ...srcset.split(','), poster];
}

for (const { path, kind } of routes) {
  test(`${path} is plain HTML`, () => {
    const tags = tagsOf(htmlOf(path));
    const attributes = tags.flatMap((tag) => Object.keys(tag.attributes));
    expect(attributes.filter((name) => name === 'style' || name.startsWith('on'))).toEqual([]);
    expect(tags.flatMap(requestsOf).filter((address) => /^\s*(?:[a-z]+:|\/\/)/i.test(address))).toEqual([]);
    expect(tags.filter(({ name }) => name === 'h1')).toHaveLength(1);
    expect(tags.filter(({ name }) => name === 'main')).toHaveLength(1);
    const ids = tags.flatMap((tag) => tag.attributes.id ?? []);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const images = tags.filter(({ name }) => name === 'img');
    expect(images.filter(({ attributes: has }) => !(has.width && has.height && 'alt' in has))).toEqual([]);
  });

  test(`${path} skips no heading level`, () => {
    const headings = tagsOf(htmlOf(path)).filter(({ name }) => /^h[1-6]$/.test(name));
    const levels = headings.map(({ name }) => Number(name[1]));
    const skipped = headings.filter((_, at) => at > 0 && (levels[at] ?? 0) > (levels[at - 1] ?? 0) + 1);
    expect(skipped.map(({ name, attributes }) => `${name} ${attributes.id}`)).toEqual([]);
  });

  test(`${path} hides no tab from reader views`, () => {
    const hidden = tagsOf(htmlOf(path)).filter((tag) => 'data-panel' in tag.attributes && 'hidden' in tag.attributes);
    expect(hidden).toEqual([]);
  });

  test(`${path} has all of its files`, () => {
    const files = [...filesOf(path, 'html'), ...filesOf(path, 'txt')];
    expect(files.filter((file) => !existsSync(join(out, file)))).toEqual([]);
  });

  test(`${path} ${kind === 'page' ? 'allows' : 'forbids'} indexing`, () => {
    const robots = tagsOf(htmlOf(path)).find(({ attributes }) => attributes.name === 'robots');
    expect(robots?.attributes.content).toBe(kind === 'page' ? undefined : 'noindex');
  });
}

test.each(routes)('$path has exactly one theme script, before anything that it paints', ({ path }) => {
  const html = htmlOf(path);
  expect(html.match(/"data-theme","theme","dark"/g)).toHaveLength(1);
  // Next renders an empty element first.
  expect(html).toMatch(/<body[^>]*>(?:<div hidden="">(?:<!--.*?-->)*<\/div>)?<script>[^<]*"data-theme","theme","dark"/);
});

test('the checked pages include one with tabs', () => {
  expect(htmlOf('/lite/installation/docker')).toContain('data-closed=""');
});

test('a redirect page goes to its target without scripts', () => {
  const tags = tagsOf(htmlOf('/lite/installation'));
  const refresh = tags.find(({ attributes }) => attributes['http-equiv'] === 'refresh');
  expect(refresh?.attributes.content).toBe('0; url=/lite/installation/docker');
});
