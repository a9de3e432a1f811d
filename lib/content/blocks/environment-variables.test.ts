import { expect, test } from 'vitest';
import { all } from '@/content/environment/editions.mjs';
import { htmlOf, render } from '@/lib/content/mdx/fixtures/render';
import { groupsOf } from './environment-keys';

const blockOf = (edition: string) => `<EnvironmentVariables edition="${edition}" />`;

test.each(all)('each key of %s has a heading below its group, with its name as the anchor', async (edition) => {
  const { headings } = await render(blockOf(edition));
  const groups = groupsOf(edition);
  expect(headings.filter(({ level }) => level === 4).map(({ text, id }) => [text, id])).toEqual(
    groups.flatMap(({ keys }) => keys.map(({ name }) => [name, name.toLowerCase()])),
  );
  expect(headings.filter(({ level }) => level === 3).map(({ text }) => text)).toEqual([
    ...groups.map(({ title }) => title),
    'Keys without effect',
  ]);
});

test("an entry shows the requirement, the format, and the effect if it's missing", async () => {
  const html = await htmlOf(blockOf('pro'));
  const entry = html.slice(html.indexOf('id="app_key"'), html.indexOf('id="app_env"'));
  expect(entry).toContain('<p class="tags"><b>Required</b> <b>Secret</b></p>\n<p><code>base64:</code> followed by');
  expect(entry).not.toContain('<dt>Default</dt>');
  expect(entry).toContain('<dt>Without it</dt><dd>Every page returns HTTP 500.</dd>');
  expect(entry).toContain('data-placeholder="app-key"');
});

test('an entry has no example if that is empty', async () => {
  const [, entry = ''] = (await htmlOf(blockOf('pro'))).split('id="mixpost_core_path"');
  expect(entry.split('<h4')[0]).not.toContain('<dt>Example</dt>');
});

test.each([
  ['lite', 'cache_driver', '<dd><code>file</code></dd>'],
  ['pro', 'cache_driver', '<dd><code>redis</code></dd>'],
  ['pro', 'reverb_port', 'data-since="3">Pro 3+<'],
  ['enterprise', 'reverb_port', 'data-since="4">Enterprise 4+<'],
  ['pro', 'license_key', '<b>Required</b> <b>Secret</b> <b>Docker only</b>'],
  ['pro', 'mixpost_max_gif_file_size', '<dd>number, in MB</dd>'],
])('in %s, #%s contains %s', async (edition, id, html) => {
  const [, entry = ''] = (await htmlOf(blockOf(edition))).split(`id="${id}"`);
  expect(entry.split('<h4')[0]).toContain(html);
});

test('marks all parts of a key that a later version added, and not the next key', async () => {
  const html = await htmlOf(blockOf('pro'));
  const entry = html.slice(html.indexOf('data-since-version="pro:7"'));
  expect(entry).toMatch(/^[^>]*id="mixpost_callback_path"/);
  expect(entry.match(/data-since-version="pro:7"/g)).toHaveLength(3);
  expect(entry).toMatch(/<dl [^>]*data-since-version="pro:7"/);
});
