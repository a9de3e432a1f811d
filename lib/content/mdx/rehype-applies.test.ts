import { expect, test } from 'vitest';
import { htmlOf } from './fixtures/render';

/** Returns the marked texts of a page with their marks. */
async function marked(source: string): Promise<Record<string, string>> {
  const html = await htmlOf(source);
  const found = html.matchAll(/data-applies="([^"]*)"(?: data-since-version="([^"]*)")?[^>]*>(.*?)</g);
  return Object.fromEntries(
    [...found].map(([, editions, since, text]) => [text, [editions, since].filter(Boolean).join(' ')]),
  );
}

test('a badge behind a heading speaks for the heading and its section, up to the next of its level', async () => {
  const page = '## A\n\n<Edition name="pro" /> <Edition name="enterprise" />\n\na\n\n### B\n\nb\n\n## C\n\nc';
  expect(await marked(page)).toEqual({
    A: 'pro enterprise',
    a: 'pro enterprise',
    B: 'pro enterprise',
    b: 'pro enterprise',
  });
});

test('a badge before the first heading speaks for the page', async () => {
  expect(await marked('<Edition name="pro" />\n\na\n\n## B\n\nb')).toEqual({ a: 'pro', B: 'pro', b: 'pro' });
});

test('a badge in a heading speaks for its section', async () => {
  expect(await marked('## A <Since edition="pro" version="7.1.0" />\n\na\n\n## B\n\nb')).toEqual({
    'A ': 'pro pro:7.1.0',
    a: 'pro pro:7.1.0',
  });
});

test('a badge within text speaks for its paragraph, its item or its row', async () => {
  expect(await marked('a <Edition name="pro" />\n\nb')).toEqual({ 'a ': 'pro' });
  expect(await marked('- a <Edition name="pro" />\n- b')).toEqual({ 'a ': 'pro' });
  expect(await htmlOf('| a |\n| - |\n| b <Edition name="lite" /> |\n| c |')).toMatch(
    /<tr data-applies="lite"><td>b .*<\/tr>\n?<tr><td>c/,
  );
});

test('what stands in a component is marked in its place', async () => {
  const html = await htmlOf('## A\n\n<Edition name="pro" />\n\n<Note>\n\n**b** c\n\n</Note>');
  expect(html).toMatch(/<p data-applies="pro"><strong>b/);
});

test('a page without badges has no marks', async () => {
  expect(await htmlOf('## A\n\na')).not.toContain('data-applies');
});

test('a silent badge speaks for its row and shows nothing', async () => {
  const html = await htmlOf('| a |\n| - |\n| b <AppliesTo editions="pro enterprise" /> |\n| c |');
  expect(html).toMatch(/<tr data-applies="pro enterprise">\s*<td>b *<\/td>\s*<\/tr>\s*<tr>\s*<td>c/);
});
