import { expect, test } from 'vitest';
import { render } from './fixtures/render';

/** Returns the static strings of a page in order. */
async function stringsOf(source: string): Promise<(string | undefined)[]> {
  const { markup } = await render(source);
  const strings = markup.matchAll(/<static-html><div class="static">(.*?)<\/div><\/static-html>/gs);
  return [...strings].map(([, html]) => html?.trim());
}

const badge = '<Edition name="pro" />';

test('turns a page without components into one string', async () => {
  expect(await stringsOf('Text.\n\n- Item\n\n> Quote')).toEqual([
    '<p>Text.</p>\n<ul>\n<li>Item</li>\n</ul>\n<blockquote>\n<p>Quote</p>\n</blockquote>',
  ]);
});

test('splits strings at components', async () => {
  expect(await stringsOf(`One.\n\n<Note>\n\nTwo.\n\n</Note>\n\nThree.\n\n${badge}`)).toEqual([
    '<p>One.</p>',
    '<p>Two.</p>',
    '<p>Three.</p>',
  ]);
});

test.each([
  ['a paragraph', `Only ${badge} here.`],
  ['a cell of a table', `| a |\n| - |\n| ${badge} **b** |`],
  ['a list, between items', `- ${badge}`],
  ['a list item with elements', `- **Only** \`here\` ${badge}.`],
])('leaves %s with a component to React', async (_, source) => {
  expect(await stringsOf(source)).toEqual([]);
});

test('collects the elements around a component in steps', async () => {
  expect(await stringsOf(`<Steps>\n\n### One\n\nText.\n\n<Note>\n\nA note.\n\n</Note>\n\n</Steps>`)).toEqual([
    expect.stringMatching(/^<div class="heading h3">.*<p>Text.<\/p>$/s),
    '<p>A note.</p>',
  ]);
});

test.each([
  ['a list item', `- Only ${badge} and **all** ${badge} here`],
  ['a component in one line', `<Note>Only ${badge} and **all** ${badge} here</Note>`],
  ['a paragraph', `Only ${badge} and **all** ${badge} here`],
])('keeps the spaces around components in %s', async (_, source) => {
  const words = (await render(source)).markup.replaceAll(/<svg.*?<\/svg>|<[^>]*>/gs, '');
  expect(words.trim()).toBe('Only Pro and all Pro here');
});

test('keeps special characters', async () => {
  const { markup } = await render('A < b & "c" `{x}` \u00a0 — é 🚀');
  expect(markup).toContain('<p>A &#x3C; b &#x26; "c" <code>{x}</code> \u00a0 — é 🚀</p>');
});
