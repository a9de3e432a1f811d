import { createLinter, loadTextlintrc } from 'textlint';
import { expect, it } from 'vitest';

const linter = createLinter({ descriptor: await loadTextlintrc() });
const messagesOf = async (text: string, file: string) =>
  (await linter.lintText(text, file)).messages.map(({ line, message }) => `${line}: ${message}`);

it('says what to write instead of a stilted phrase on a page', async () => {
  expect(await messagesOf('Text.\n\nHorizon restarts of its own accord.\n', 'content/x.mdx')).toEqual([
    '3: of its own accord => automatically',
  ]);
});

it.each([
  ['Closed on 2026-03-13.', 'March 13, 2026'],
  ['Closed on 13 March.', 'March 13'],
  ['Closed on March 13th.', 'March 13'],
  ['Done to 75 %.', '75%'],
  ['About 75 percent of them.', '75%'],
  ['Enter the numeric id of the tag.', 'ID'],
  ['Copy its Id.', 'ID'],
  ['Copy the callback address.', 'URL'],
  ['The filters are in the address.', 'URL'],
])('names the one form for %j', async (text, form) => {
  const found = await messagesOf(`${text}\n`, 'content/x.mdx');
  expect(found.join()).toContain(`=> ${form}`);
  expect(found).toHaveLength(1);
});

it.each(['Your IP address and your email address, in the address bar', 'A mailing address', '75% on March 13, 2026'])(
  'accepts %j',
  async (text) => {
    expect(await messagesOf(`${text}.\n`, 'content/x.mdx')).toEqual([]);
  },
);

it.each(['ts', 'tsx', 'mjs', 'css', 'sh', 'yaml'])('reads comments in .%s files', async (extension) => {
  expect(await messagesOf('\n// Restarts of its own accord.\n', `x.${extension}`)).toEqual([
    '2: of its own accord => automatically',
  ]);
});

// What the rules themselves leave out, such as "vendor ID" and the IDs of headings, is on pages, which the linter
// reads.
it.each([
  ['inline code', 'Run `echo of its own accord`.'],
  ['a fence', '```text\nof its own accord\n```'],
  ['the address of a link', '[Setup](https://example.com/?q=of%20its%20own%20accord)'],
])('ignores %s', async (_, text) => {
  expect(await messagesOf(`${text}\n`, 'content/x.mdx')).toEqual([]);
});
