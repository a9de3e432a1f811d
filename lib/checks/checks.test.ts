import { describe, expect, it } from 'vitest';
import { referencesOf } from '@/lib/content/html/page-references';
import { readHtml } from '@/lib/content/html/read-html';
import { closest } from '@/lib/content/pages/closest';
import { sentenceOf } from '@/lib/content/pages/diagnostic';
import { doc, sidebar } from '@/lib/site/manifest/define';
import type { Version } from '@/lib/site/manifest/types';
import { lineOfLink } from './link-diagnostics';
import { duplicateRoutes } from './site-warnings';

it.each([
  ['lite/doker', 'lite/docker'],
  ['troubleshoting', 'troubleshooting'],
  ['completely-different', null],
  ['', null],
])('the closest word to "%s" is %s', (word, candidate) => {
  expect(closest(word, ['lite/docker', 'lite/updating', 'troubleshooting'])).toBe(candidate);
});

describe('referencesOf', () => {
  const html = `<body><nav><a href="/menu">m</a></nav><main id="main"><h2 id="a">A</h2>
    <a href="/x?a=1&amp;b=2#y">x</a><a href="/x?a=1&amp;b=2#y">again</a><pre>&lt;a href="/code"&gt;</pre></main>
    <script>var s = '<a href="/script" id="script">';</script></body>`;

  it("lists each link of the page's text once, with entities decoded", () => {
    expect(referencesOf(readHtml(html)).links).toEqual(['/x?a=1&b=2#y']);
  });

  it("includes the links of the page's frame if the whole body is requested", () => {
    expect(referencesOf(readHtml(html), 'body').links).toEqual(['/menu', '/x?a=1&b=2#y']);
  });

  it('lists the placeholders', () => {
    const page = '<main><span data-placeholder="domain">a</span><b data-placeholder="email">b</b></main>';
    expect([...referencesOf(readHtml(page)).placeholders]).toEqual(['domain', 'email']);
  });

  it('lists the IDs of elements, but not those in scripts', () => {
    expect([...referencesOf(readHtml(html)).ids]).toEqual(['main', 'a']);
  });
});

const source = 'One.\r\n\r\n[a](/x) and [b](./docker.mdx#y)\r\n<Card href="/card">\r\n[ref]: /up\r\n';

it.each([
  ['/x', 3],
  ['./docker.mdx#y', 3],
  ['/card', 4],
  ['/up', 5],
  ['/made-by-a-component', null],
])('finds the link %s on line %s', (href, line) => {
  expect(lineOfLink(source, href)).toBe(line);
});

const versionOf = (ids: string[], redirects = {}): Version => {
  const docs = sidebar(
    'Docs',
    ids.map((id) => doc(id)),
  );
  return { name: 'current', label: 'Next', path: '/', manifest: { sidebars: { docs }, standalone: [], redirects } };
};
const old = { ...versionOf(['x']), name: '1.0', path: '/1.0/' };
const remedy = 'rename one of the two, or name it once in the manifest';

it.each<[string, Version[], string[]]>([
  ['each address with one owner', [versionOf(['index', 'lite/index', 'lite/x'], { '/old': '/lite/x' })], []],
  [
    'two pages with the same address',
    [versionOf(['lite/index', 'lite'])],
    [
      `content/lite.mdx claims the address /lite, which content/lite/index.mdx has already; only the first is shown; ${remedy}.`,
    ],
  ],
  [
    'a redirect from the address of a page',
    [versionOf(['lite/x'], { '/lite/x/': '/' })],
    [
      'content/manifest.ts claims the address /lite/x/, which content/lite/x.mdx has already; only the first is shown; remove the redirect.',
    ],
  ],
  [
    'a page of an old version at the address of a current page',
    [versionOf(['1.0/x']), old],
    [
      `content/versions/1.0/x.mdx claims the address /1.0/x, which content/1.0/x.mdx has already; only the first is shown; ${remedy}.`,
    ],
  ],
])('reports duplicate addresses: %s', (_, versions, sentences) => {
  expect(duplicateRoutes(versions).map(sentenceOf)).toEqual(sentences);
});
