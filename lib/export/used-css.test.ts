import { expect, test } from 'vitest';
import { readSheets } from './used-css';

const names = { tags: new Set(['html', 'a']), classes: new Set(['bar']), attributes: new Set(['open']) };

/** What a page uses of some style sheets. */
const usedOf = (...sheets: string[]) =>
  readSheets(sheets.map((css, at) => ({ href: `/_next/static/chunks/${at}.css`, css }))).usedBy(names);

test('what the page has stays, in all its states, and the rest goes', () => {
  expect(usedOf('.bar{color:red}.gone{color:red}.bar[open]:hover{top:0}.bar[data-gone]{top:0}')).toBe(
    '.bar{color:red}.bar[open]:hover{top:0}',
  );
});

test('of a list, the selectors stay that the page may match', () => {
  expect(usedOf('a,.gone,.bar:is(.x,a):hover{color:red}.gone,[data-gone]{top:0}')).toBe(
    'a,.bar:is(.x,a):hover{color:red}',
  );
});

test('layers keep their order, and sheets theirs', () => {
  expect(usedOf('@layer base,parts;@layer base{a{top:0}}', '@layer parts{.bar{top:1px}}')).toBe(
    '@layer base,parts;@layer base{a{top:0}}@layer parts{.bar{top:1px}}',
  );
});

test('a layer that follows itself goes on', () => {
  const css = (name: string) => `@layer a{a{top:0}}@layer a{.${name}{top:1px}}@layer a{a{top:2px}}@layer b{a{top:3px}}`;
  expect(usedOf(css('bar'))).toBe('@layer a{a{top:0}.bar{top:1px}a{top:2px}}@layer b{a{top:3px}}');
  expect(usedOf(css('gone'))).toBe('@layer a{a{top:0}a{top:2px}}@layer b{a{top:3px}}');
});

test('a frame that is empty then goes with it', () => {
  expect(usedOf('@layer parts{@media screen{.gone{top:0}}}@media screen{a{top:0}}')).toBe('@media screen{a{top:0}}');
});

test('how things move is left for the whole sheets, with its keyframes', () => {
  const moves =
    '@media (width>9em) and (prefers-reduced-motion:no-preference){.bar{animation:turn 1s}}@keyframes turn{to{top:0}}';
  expect(usedOf(`.bar{top:1px}${moves}@media (prefers-reduced-motion:reduce){a{top:2px}}`)).toBe(
    '.bar{top:1px}@media (prefers-reduced-motion:reduce){a{top:2px}}',
  );
});

test('what is for rare media stands apart, and keeps what it reads', () => {
  const [href, css] = ['/a.css', '.bar{--far:1px}@media print{.gone{top:var(--far)}}'];
  const sheets = readSheets([{ href, css }]);
  expect(sheets.usedBy(names)).toBe('.bar{--far:1px}');
  expect(sheets.rare).toBe('@media print{.gone{top:var(--far)}}');
});

test('fonts stay', () => {
  expect(usedOf('@font-face{font-family:x;src:url(/x.woff2)}')).toBe('@font-face {font-family:x;src:url(/x.woff2);}');
});

test.each(['animation:1s come', 'animation-name:go,come', 'animation:1s come,2s go'])(
  'a movement stays where the page uses it: %s',
  (declaration) => {
    const movement = '@keyframes come{0%{top:0}to{top:1px}}';
    expect(usedOf(movement, `.bar{${declaration}}`)).toBe(`${movement}.bar{${declaration}}`);
    expect(usedOf(movement, `.gone{${declaration}}`)).toBe('');
    expect(usedOf(movement, '.bar{animation:coming 1s}')).not.toContain('keyframes');
  },
);

test('a property of our own stays where the page reads it', () => {
  const css = (name: string) => `.bar{--near:1px;--far:2px}.bar{--far:3px}.${name}{top:calc(var(--far)*2)}`;
  expect(usedOf(css('bar'))).toBe('.bar{--far:2px}.bar{--far:3px}.bar{top:calc(var(--far)*2)}');
  expect(usedOf(css('gone'))).toBe('');
});

test.each([
  ['url(../media/a.woff2)', 'url(/_next/static/media/a.woff2)'],
  ['url("../media/a.woff2")', 'url("/_next/static/media/a.woff2")'],
  ['url(/a.svg)', 'url(/a.svg)'],
  ['url(data:image/svg+xml,%3Csvg/%3E)', 'url(data:image/svg+xml,%3Csvg/%3E)'],
  ['url(#arrow)', 'url(#arrow)'],
])('the address %s is %s from a page', (from, to) => {
  expect(usedOf(`.bar{background:${from}}`)).toContain(to);
});

test('a style sheet that would end its element is refused', () => {
  expect(() => usedOf('.bar{content:"</style>"}')).toThrow('/_next/static/chunks/0.css holds "</style"');
});
