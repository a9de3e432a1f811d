import { expect, test } from 'vitest';
import registry from '@/content/ids.json' with { type: 'json' };
import { failureOf, htmlOf } from '@/lib/content/mdx/fixtures/render';
import { errorIndex } from './error-index';

const index = '/troubleshooting';

test('lists the errors of a page in its groups, and keeps their old IDs', async () => {
  const html = await htmlOf('## Database\n\n<ErrorIndex page="troubleshooting/database" />');
  expect(html).toMatch(/<h3 id="connection-to-mysql">Connection to MySQL<\/h3>/);
  expect(html).toContain(
    '<li><a id="unknown-database" data-moved=""></a><a href="/troubleshooting/database#unknown-database"><code>Unknown database</code></a></li>',
  );
  // The section got a new ID when it moved.
  expect(html).toContain(
    '<a id="misconf--unable-to-persist-on-disk" data-moved=""></a><a href="/troubleshooting/database#misconf--unable-to-persist-to-disk">',
  );
});

test('lists headings of both levels without groups', () => {
  const text = errorIndex({ page: 'troubleshooting/find-the-problem', groups: 'no' });
  expect(text).not.toContain('#### ');
  expect(text).toContain(
    '- <a id="repair-commands" data-moved=""></a>[Repair commands](/troubleshooting/find-the-problem#repair-commands)',
  );
  // This section had another ID before.
  expect(text).toMatch(/^- <a id="[\w-]+" data-moved=""><\/a><a id="fix-the-status-page" data-moved=""><\/a>\[/m);
});

test('rejects a page that does not exist', async () => {
  expect(await failureOf('<ErrorIndex page="troubleshooting/none" />')).toBe(
    '1: lists the errors of "troubleshooting/none", which isn\'t a page; write an ID such as troubleshooting/database.',
  );
});

test('every ID that the index published for a section of another page is on the index', async () => {
  const { readFileSync } = await import('node:fs');
  const blocks = readFileSync('content/troubleshooting.mdx', 'utf8').match(/^<ErrorIndex .*$/gm) ?? [];
  const html = await htmlOf(blocks.join('\n\n'));
  const moved = Object.entries(registry[index]).filter(([, to]) => to !== null && !to.startsWith(`${index}#`));
  expect(moved.length).toBeGreaterThan(100);
  expect(moved.filter(([id]) => !html.includes(` id="${id}"`))).toEqual([]);
});
