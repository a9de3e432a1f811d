import { expect, it, test } from 'vitest';
import { pdfHtml } from './pdf-html';

const front = {
  title: 'Mixpost Lite <1>',
  note: 'A note',
  styles: ['_next/a.css'],
  basePath: '/docs',
  siteUrl: 'https://docs.example.org/docs',
};
const page = (path: string, main: string) => ({
  path,
  title: `Title of ${path}`,
  html: `<html class="fonts"><body><main id="main">${main}</main></body>`,
});
const htmlWith = (main: string) =>
  pdfHtml([page('/lite/', main), page('/lite/updating', '<h1>Update</h1><h2 id="backup">B</h2>')], front);

test.each([
  ['to a page of the PDF', '/docs/lite/updating', '#p2'],
  ['to a heading of another page', '/docs/lite/updating#backup', '#p2-backup'],
  ['to a heading of its own page', '#here', '#p1-here'],
  ['to a page outside', '/docs/pro/#x', 'https://docs.example.org/docs/pro/#x'],
  ['to a file', '/docs/openapi.yaml', 'https://docs.example.org/docs/openapi.yaml'],
  ['to another site', 'https://mixpost.app/x', 'https://mixpost.app/x'],
  ['to an email address', 'mailto:a@example.org', 'mailto:a@example.org'],
])('a link in a PDF %s becomes %s', (_, href, to) => {
  expect(htmlWith(`<a href="${href}">x</a>`)).toContain(`<a href="${to}">x</a>`);
});

it("lists its pages in order and uses the site's fonts", () => {
  const pdf = htmlWith('');
  expect(pdf).toContain('class="fonts"');
  expect([...pdf.matchAll(/<li><a href="([^"]+)">([^<]+)</g)].map(([, href, title]) => [href, title])).toEqual([
    ['#p1', 'Title of /lite/'],
    ['#p2', 'Title of /lite/updating'],
  ]);
  expect(pdf).toContain('<h1>Mixpost Lite &lt;1></h1>');
});

it('makes IDs unique per page, and updates references to them', () => {
  const pdf = htmlWith('<h2 id="a">A</h2><svg><path marker-end="url(#arrow)"/></svg><p aria-labelledby="a b"></p>');
  expect(pdf).toContain('<h2 id="p1-a">');
  expect(pdf).toContain('marker-end="url(#p1-arrow)"');
  expect(pdf).toContain('aria-labelledby="p1-a p1-b"');
  expect(pdf).toContain('<h2 id="p2-backup">');
});

it("opens what's collapsed, and omits controls", () => {
  const pdf = htmlWith(
    '<nav>N</nav><div role="tablist">T</div><section data-panel="x" hidden="until-found">P</section><details>D</details><button>Copy</button><div data-app-messages="">L</div>',
  );
  expect(pdf).toContain('<section data-panel="x">P</section><details open>D</details></main>');
});

it("finds pictures relative to the site's folder", () => {
  expect(htmlWith('<img src="/docs/images/a.png" alt="A">')).toContain('src="images/a.png"');
});

it("names a page that can't be printed", () => {
  expect(() => pdfHtml([{ path: '/x', title: 'X', html: '<p></p>' }], front)).toThrow(
    'The built page of /x has no main',
  );
});
