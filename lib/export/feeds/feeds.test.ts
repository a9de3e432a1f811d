import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { afterAll, expect, test } from 'vitest';
import { releases } from '@/content/releases.mjs';
import { enterprise } from '@/content/upgrades/enterprise';
import { lite } from '@/content/upgrades/lite';
import { pro } from '@/content/upgrades/pro';
import { site } from '@/lib/site/config';
import { feeds } from '@/lib/site/feeds';
import { atomText } from './atom';
import { publishFeeds } from './publish-feeds';
import { verifiedPages } from './verified-pages';

const out = mkdtempSync(join(tmpdir(), 'docs-feeds-'));
publishFeeds(process.cwd(), out);
afterAll(() => rmSync(out, { recursive: true }));

/** Parses an XML document, and returns its root element. */
function parse(xml: string) {
  const document = parseDocument(xml, { xmlMode: true });
  return DomUtils.getElementsByTagName('feed', document)[0] ?? document;
}

type Parent = ReturnType<typeof parse>;
const childrenOf = (parent: Parent, name: string) => DomUtils.getElementsByTagName(name, parent.children, false);
const textOf = (parent: Parent, name: string) => childrenOf(parent, name).map((child) => DomUtils.textContent(child));
const linksOf = (parent: Parent) => childrenOf(parent, 'link').map(({ attribs }) => [attribs.rel, attribs.href]);

const instant = /^20\d\d-[01]\d-[0-3]\dT00:00:00Z$/;

test.each(feeds)('$path has every element that RFC 4287 requires', ({ path, title }) => {
  const feed = parse(readFileSync(join(out, path), 'utf8'));
  const entries = childrenOf(feed, 'entry');
  expect(feed).toMatchObject({ name: 'feed', attribs: { xmlns: 'http://www.w3.org/2005/Atom' } });
  expect(textOf(feed, 'title')).toEqual([title]);
  expect(linksOf(feed)).toContainEqual(['self', site.url + path]);
  expect(textOf(DomUtils.getElementsByTagName('author', feed)[0] ?? feed, 'name')).toEqual([site.name]);
  expect(entries.length).toBeGreaterThan(5);
  for (const element of [feed, ...entries]) {
    expect(textOf(element, 'id')).toEqual([expect.stringMatching(/^tag:docs\.mixpost\.app,2026:[\w/.-]+$/)]);
    expect(textOf(element, 'title')).toEqual([expect.stringMatching(/./)]);
    expect(textOf(element, 'updated')).toEqual([expect.stringMatching(instant)]);
    expect(linksOf(element)).toContainEqual(['alternate', expect.stringContaining(`${site.url}/`)]);
  }
  const ids = entries.flatMap((entry) => textOf(entry, 'id'));
  expect(new Set(ids).size).toBe(ids.length);
  const updates = entries.flatMap((entry) => textOf(entry, 'updated'));
  expect(textOf(feed, 'updated')).toEqual([updates.sort().at(-1)]);
});

test("special characters keep their meaning, and those that XML forbids don't break a feed", () => {
  const title = '\u0000\u0008]]>\uFFFE\uD800<script>&amp; X\'s "A"';
  const entry = { id: 'tag:a,2026:b', title, updated: '2026-11-25', link: 'https://a/?b&c', summary: title };
  const text = atomText({ id: 'tag:a', title, author: 'A', self: 'https://a/', page: 'https://a/', entries: [entry] });
  expect(text).not.toMatch(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u);
  const parsed = childrenOf(parse(text), 'entry')[0] ?? parse('');
  const read = ']]>\uFFFD<script>&amp; X\'s "A"';
  expect([textOf(parsed, 'title'), textOf(parsed, 'summary'), linksOf(parsed)]).toEqual([
    [read],
    [read],
    [['alternate', 'https://a/?b&c']],
  ]);
});

test('every upgrade is a breaking release of its edition', () => {
  const ofEdition = { lite, pro, enterprise };
  for (const edition of ['lite', 'pro', 'enterprise'] as const) {
    const breaking = releases[edition].flatMap(({ version, upgrade }) =>
      upgrade ? [[Number.parseInt(version, 10), upgrade]] : [],
    );
    expect(breaking.reverse()).toEqual(ofEdition[edition].map(({ to, page }) => [to, page]));
  }
});

test('releases are in order', () => {
  for (const [edition, listed] of Object.entries(releases)) {
    const dates = listed.flatMap(({ date }) => date ?? []);
    expect([...dates].sort().reverse(), edition).toEqual(dates);
  }
});

test('pages of other editions are left out', () => {
  const ids = verifiedPages(process.cwd(), 'pro').map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(['pro/updating', 'troubleshooting']));
  expect(ids.filter((id) => /^(?:lite|enterprise)\//.test(id))).toEqual([]);
});

test('a page with a byte order mark is read, and one with errors is left out', () => {
  const root = mkdtempSync(join(tmpdir(), 'pages-'));
  const page = (title: string) =>
    `\uFEFF---\ntitle: ${title}\ndescription: ${'x'.repeat(50)}\nsources: [https://example.org/]\nverified: { date: 2026-11-20, method: code }\n---\n`;
  mkdirSync(join(root, 'content'));
  writeFileSync(join(root, 'content/marked.mdx'), page('Marked'));
  writeFileSync(join(root, 'content/wrong.mdx'), page('*bold*'));
  expect(verifiedPages(root).map(({ title }) => title)).toEqual(['Marked']);
  rmSync(root, { recursive: true });
});
