import { describe, expect, test } from 'vitest';
import { htmlOf } from '@/lib/content/mdx/fixtures/render';
import { code, fence, line, literal, paragraphs, table } from './markdown';

/** Text with every kind of character that MDX, GFM, or the pipeline could misread. */
const hostile = ['{a}', 'a < b', '<Note>', 'a | b', 'a ` b', '`` c', '{`', '</p>', '{x}}', '`<a|{b}>`', '[[nope]]'];

describe('text from data', () => {
  test.each(hostile)('shows %j unchanged', async (text) => {
    const html = await htmlOf(`${line(text)} end`);
    const rendered = html
      .replaceAll(/<\/?(?:p|code)>/g, '')
      .replaceAll('&#x3C;', '<')
      .replaceAll('&#x26;', '&');
    expect(rendered).toBe(`${text.replaceAll(/^`(.*)`$/g, '$1')} end`);
  });

  test.each(hostile)('keeps %j in one table cell', async (text) => {
    const html = await htmlOf(table(['A', 'B'], [[line(text), code(text)]]));
    expect(html.match(/<td>/g)).toHaveLength(2);
  });

  test('keeps code, links, and emphasis', async () => {
    expect(await htmlOf(line('See `a`, **b** and [c](/lite/).'))).toBe(
      '<p>See <code>a</code>, <strong>b</strong> and <a href="/lite/">c</a>.</p>',
    );
  });

  test('joins lines within a paragraph', () => {
    expect(line(' a\n  b ')).toBe('a b');
    expect(paragraphs('a\nb\n\nc\n')).toBe('a b\n\nc');
  });

  test('keeps lists', async () => {
    expect(await htmlOf(paragraphs('One:\n\n- a {b}\n  more\n- c'))).toMatch(
      /<ul>\s*<li>a {b} more<\/li>\s*<li>c<\/li>\s*<\/ul>/,
    );
  });

  test.each(['import loaves into it', 'export the post'])('may start with a keyword of modules: %s', async (text) => {
    expect(await htmlOf(paragraphs(text))).toBe(`<p>${text}</p>`);
  });
});

test.each([
  ['a', '`a`'],
  ['', '`""`'],
  ['a`b', '``a`b``'],
  ['`a`', '`` `a` ``'],
  ['a\nb', '`a b`'],
])('code(%j) is %s', (text, markdown) => {
  expect(code(text)).toBe(markdown);
});

test.each([
  ['a', '`a`'],
  [1, '`1`'],
  [null, '`null`'],
  [{ a: [1] }, '`{"a":[1]}`'],
])('literal(%j) is %s', (value, markdown) => {
  expect(literal(value)).toBe(markdown);
});

test('a fence is longer than any fence in its code', () => {
  expect(fence('text', 'a\n```\nb\n')).toBe('````text\na\n```\nb\n````');
});
