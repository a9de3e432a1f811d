import { expect, test } from 'vitest';
import { htmlOf, render } from './fixtures/render';

test.each([
  [
    'an element around Markdown',
    '<details>\n<summary>More</summary>\n\n## Title\n\n</details>',
    /<details>\s*<summary>More<\/summary>\s*<div class="heading h2"><h2 id="title">/,
  ],
  ['classes and data', '<p className="a b" data-x="1">\ntext\n</p>', /<p class="a b" data-x="1">/],
  ['an attribute without a value', '<details open>\n\ntext\n\n</details>', /<details open>/],
  ['an inline element', 'A <small>quiet</small> word.', /^<p>A <small>quiet<\/small> word\.<\/p>$/],
])('turns %s into plain HTML', async (_, source, html) => {
  expect(await htmlOf(source)).toMatch(html);
});

test('keeps text with such elements in one string', async () => {
  const { markup } = await render('One.\n\n<details>\n<summary>More</summary>\n\nTwo.\n\n</details>\n\nThree.');
  expect(markup.match(/<static-html>/g)).toHaveLength(1);
});
