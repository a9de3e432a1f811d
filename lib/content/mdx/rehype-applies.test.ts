import { expect, test } from 'vitest';
import { htmlOf } from './fixtures/render';

/** Returns the marked texts of a page with their editions and versions. */
async function readMarks(source: string): Promise<Record<string, string>> {
  const html = await htmlOf(source);
  const matches = html.matchAll(/data-applies="([^"]*)"(?: data-since-version="([^"]*)")?[^>]*>(.*?)</g);
  return Object.fromEntries(
    [...matches].map(([, editions, since, text]) => [text, [editions, since].filter(Boolean).join(' ')]),
  );
}

test('a badge after a heading marks the heading and its section', async () => {
  const page = '## A\n\n<Edition name="pro" /> <Edition name="enterprise" />\n\na\n\n### B\n\nb\n\n## C\n\nc';
  expect(await readMarks(page)).toEqual({
    A: 'pro enterprise',
    a: 'pro enterprise',
    B: 'pro enterprise',
    b: 'pro enterprise',
  });
});

test('a badge before the first heading marks the page', async () => {
  expect(await readMarks('<Edition name="pro" />\n\na\n\n## B\n\nb')).toEqual({ a: 'pro', B: 'pro', b: 'pro' });
});

test('a badge in a heading marks its section', async () => {
  expect(await readMarks('## A <Since edition="pro" version="7.1.0" />\n\na\n\n## B\n\nb')).toEqual({
    'A ': 'pro pro:7.1.0',
    a: 'pro pro:7.1.0',
  });
});

test('a badge in text marks its paragraph, list item, or table row', async () => {
  expect(await readMarks('a <Edition name="pro" />\n\nb')).toEqual({ 'a ': 'pro' });
  expect(await readMarks('- a <Edition name="pro" />\n- b')).toEqual({ 'a ': 'pro' });
  expect(await htmlOf('| a |\n| - |\n| b <Edition name="lite" /> |\n| c |')).toMatch(
    /<tr data-applies="lite"><td>b .*<\/tr>\n?<tr><td>c/,
  );
});

test('marks paragraphs within components', async () => {
  const html = await htmlOf('## A\n\n<Edition name="pro" />\n\n<Note>\n\n**b** c\n\n</Note>');
  expect(html).toMatch(/<p data-applies="pro"><strong>b/);
});

test('marks nothing on a page without badges', async () => {
  expect(await htmlOf('## A\n\na')).not.toContain('data-applies');
});

test('an invisible badge marks its row', async () => {
  const html = await htmlOf('| a |\n| - |\n| b <AppliesTo editions="pro enterprise" /> |\n| c |');
  expect(html).toMatch(/<tr data-applies="pro enterprise">\s*<td>b *<\/td>\s*<\/tr>\s*<tr>\s*<td>c/);
});
