import { expect, test } from 'vitest';
import { render } from './fixtures/render';

/** Returns the static strings of a page in order. */
async function stringsOf(source: string): Promise<(string | undefined)[]> {
  const { markup } = await render(source);
  const strings = markup.matchAll(/<static-html><div class="static">(.*?)<\/div><\/static-html>/gs);
  return [...strings].map(([, html]) => html?.trim());
}

const badge = '<Edition name="pro" />';

test('a page without components is one string', async () => {
  expect(await stringsOf('Text.\n\n- Item\n\n> Quote')).toEqual([
    '<p>Text.</p>\n<ul>\n<li>Item</li>\n</ul>\n<blockquote>\n<p>Quote</p>\n</blockquote>',
  ]);
});

test('components part the text around them', async () => {
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
])('%s with a component inside is left to React', async (_, source) => {
  expect(await stringsOf(source)).toEqual([]);
});

test('what stands beside a component in steps is gathered', async () => {
  expect(await stringsOf(`<Steps>\n\n### One\n\nText.\n\n<Note>\n\nA note.\n\n</Note>\n\n</Steps>`)).toEqual([
    expect.stringMatching(/^<div class="heading h3">.*<p>Text.<\/p>$/s),
    '<p>A note.</p>',
  ]);
});

test.each([
  ['a list item', `- Only ${badge} and **all** ${badge} here`],
  ['a component in one line', `<Note>Only ${badge} and **all** ${badge} here</Note>`],
  ['a paragraph', `Only ${badge} and **all** ${badge} here`],
])('in %s the spaces between words and components stay', async (_, source) => {
  const words = (await render(source)).markup.replaceAll(/<svg.*?<\/svg>|<[^>]*>/gs, '');
  expect(words.trim()).toBe('Only Pro and all Pro here');
});

test('the text of a page is the same as without gathering, whatever stands in it', async () => {
  const { markup } = await render('A < b & "c" `{x}` \u00a0 — é 🚀');
  expect(markup).toContain('<p>A &#x3C; b &#x26; "c" <code>{x}</code> \u00a0 — é 🚀</p>');
});
