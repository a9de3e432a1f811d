import { expect, test } from 'vitest';
import { htmlOf } from './fixtures/render';

test.each([
  ['NOTE', 'note'],
  ['TIP', 'tip'],
  ['IMPORTANT', 'info'],
  ['WARNING', 'warning'],
  ['CAUTION', 'danger'],
])('an alert %s is a callout of the kind %s', async (name, kind) => {
  const html = await htmlOf(`> [!${name}]\n> **Keep it.** See [Lite](/lite/).\n>\n> - An item`);
  expect(html).toContain(`data-kind="${kind}"`);
  expect(html).toMatch(
    /<p><strong>Keep it\.<\/strong> See <a href="\/lite\/">Lite<\/a>\.<\/p>[\s\S]*<li>An item<\/li>/,
  );
  expect(html).not.toContain('[!');
  expect(html).not.toContain('<blockquote>');
});

test('an alert works in a list, and with its text in a paragraph of its own', async () => {
  expect(await htmlOf('- Item\n\n  > [!TIP]\n  >\n  > Text.')).toMatch(
    /<li>[\s\S]*data-kind="tip"[\s\S]*<p>Text\.<\/p>/,
  );
});

test.each(['> Quote', '> ```text\n> [!NOTE]\n> ```'])('%j stays a quotation', async (source) => {
  const html = await htmlOf(source);
  expect(html).toContain('<blockquote>');
  expect(html).not.toContain('data-kind');
});
