import { describe, expect, it, test } from 'vitest';
import { codeOf } from './page-code';

describe('inline code', () => {
  it('includes executable scripts of every type, and styles', () => {
    const html =
      '<script>a</script><script type="module">b</script><script type="text/javascript">c && "</b>"</script>' +
      '<script type="speculationrules">{}</script><style>d > e{}</style><style></style>';
    expect(codeOf(html)).toMatchObject({ scripts: ['a', 'b', 'c && "</b>"', '{}'], styles: ['d > e{}', ''] });
  });

  it('excludes data and external scripts', () => {
    const html =
      '<script type="application/ld+json">{}</script><script type="text/plain">x</script><script src="/a.js"></script>';
    expect(codeOf(html).scripts).toEqual([]);
  });
});

test('lists attributes that no hash can allow, with their element', () => {
  expect(codeOf('<p style="x">A</p><a ONCLICK="y" href="/">B</a><b data-on="1">C</b>').attributes).toEqual([
    'style on <p>',
    'onclick on <a>',
  ]);
});

describe('requests', () => {
  it.each([
    '<script src="https://x.example/a.js"></script>',
    '<link rel="stylesheet" href="https://x.example/a.css">',
    '<link rel="preconnect" href="//x.example">',
    '<link rel="dns-prefetch" href="https://x.example">',
    '<link rel="shortcut icon" href="https://x.example/a.ico">',
    '<link rel="preload" as="image" imagesrcset="/a.png 1x, https://x.example/b.png 2x">',
    '<img src="data:image/png;base64,AA">',
    '<img src="/a.png" srcset="/a.png 1x, https://x.example/b.png 2x">',
    '<iframe src="https://x.example"></iframe>',
    '<video poster="https://x.example/a.png"></video>',
    '<svg><use href="https://x.example/a.svg#b"/></svg>',
    '<form action="https://x.example/"></form>',
  ])('includes that of %s', (html) => {
    expect(codeOf(html).requests).toHaveLength(1);
  });

  it.each([
    '<a href="https://x.example">A</a>',
    '<link rel="canonical" href="https://x.example/">',
    '<link rel="search" href="https://x.example/opensearch.xml">',
    '<meta property="og:image" content="https://x.example/a.png">',
    '<script src="/a.js"></script>',
    '<img src="a.png" srcset="b.png 2x">',
    '<svg><use href="#a"/></svg>',
  ])('excludes %s', (html) => {
    expect(codeOf(html).requests).toEqual([]);
  });
});
