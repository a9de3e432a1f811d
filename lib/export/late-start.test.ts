import { expect, test } from 'vitest';
import { startLate } from './late-start';
import { readSheets } from './used-css';

const opening = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const push = '<script>self.__next_f.push([1,"1:2\\n"])</script>';
const payload = { address: '/a.txt', text: '1:2\n' };

/** A page as Next writes it. */
const page = ({ head = '', foot = opening + push } = {}) =>
  '<html><head><link rel="preload" href="/f.woff2" as="font" crossorigin="" type="font/woff2"/>' +
  '<link rel="stylesheet" href="/1.css" data-precedence="next"/><link rel="stylesheet" href="/2.css" data-precedence="next"/>' +
  '<link rel="preload" as="script" fetchPriority="low" href="/3.js"/><script src="/1.js" async=""></script>' +
  `<script src="/2.js" async=""></script>${head}<script>theme()</script><script src="/old.js" noModule=""></script></head>` +
  `<body><a class="bar">x</a><script src="/3.js" async=""></script>${foot}</body></html>`;

const late = {
  sheetsOf: (addresses: readonly string[]) => ({
    ...readSheets(addresses.map((href) => ({ href, css: `.bar{content:"${href}"}.gone{top:0}` }))),
    rare: '/rare.css',
  }),
  scriptFor: (files: object) => `start(${JSON.stringify(files)})`,
};

test('a page holds the CSS that it uses, and one script that knows the rest', () => {
  expect(startLate(page(), payload, late)).toBe(
    '<html><head><link rel="preload" href="/f.woff2" as="font" crossorigin="" type="font/woff2"/>' +
      '<style>.bar{content:"/1.css"}.bar{content:"/2.css"}</style>' +
      '<script>theme()</script><script src="/old.js" noModule=""></script>' +
      '<link rel="stylesheet" href="/rare.css" media="print,(forced-colors:active),(scripting:none)"/>' +
      '<script>start({"styles":["/1.css","/2.css"],"fonts":[],"scripts":["/1.js","/2.js","/3.js"],"payload":{"address":"/a.txt","length":4}})</script></head>' +
      '<body><a class="bar">x</a></body></html>',
  );
});

test('what says which script begins stands in the same element', () => {
  const begin =
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["1.js"],"runtimeModuleIds":[1]});';
  const html = startLate(page({ foot: `${opening}${push}<script id="_R_">${begin}</script>` }), payload, late);
  expect(html).toContain(`"length":4}})${begin}</script></head>`);
  expect(html).toContain('<a class="bar">x</a></body>');
});

test('a page whose payload has no file keeps it', () => {
  const html = startLate(page(), null, late);
  expect(html).toContain(opening + push);
  expect(html).toContain('"payload":null');
});

test('the CSS for what the script sets is in the page too', () => {
  const { usedBy, fonts } = readSheets([{ href: '/1.css', css: '[data-a] .bar{top:0}[data-b] .bar{top:1px}' }]);
  const sets = { sheetsOf: () => ({ usedBy, fonts, rare: '/rare.css' }), scriptFor: () => 'x.dataset.a=1' };
  expect(startLate(page(), payload, sets)).toContain('<style>[data-a] .bar{top:0}</style>');
});

test('a dollar in the CSS or the script is one in the page', () => {
  const dollars = {
    sheetsOf: () => ({ usedBy: () => "$&$'$1", fonts: [], rare: '/$$.css' }),
    scriptFor: () => '$&$`$$',
  };
  const html = startLate(page(), payload, dollars);
  expect(html).toContain("<style>$&$'$1</style>");
  expect(html).toContain('href="/$$.css"');
  expect(html).toContain('<script>$&$`$$</script></head>');
});

test('a payload that is not that of the file is refused', () => {
  expect(() => startLate(page(), { ...payload, text: '1:3\n' }, late)).toThrow('is not that of /a.txt');
});

test.each([
  ['another kind of script tag', '<script defer src="/4.js"></script>'],
  ['a script of another kind', '<script type="module" src="/4.js" async=""></script>'],
  ['a module that is fetched ahead', '<link rel="modulepreload" href="/4.js"/>'],
  ['a style sheet in another form', '<link href="/4.css" rel="stylesheet">'],
])('%s is refused, which a new release of Next may bring', (_, head) => {
  expect(() => startLate(page({ head }), payload, late)).toThrow(
    `would still fetch before it is painted: ${head.replace('</script>', '')}`,
  );
});

test('a page without style sheets or scripts is refused', () => {
  expect(() => startLate(`<html><head></head><body>${opening}${push}</body></html>`, payload, late)).toThrow(
    'no style sheets, or no scripts',
  );
});
