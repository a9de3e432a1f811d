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

it.each(['ts', 'tsx', 'mjs', 'css', 'sh', 'yaml'])('reads comments in .%s files', async (extension) => {
  expect(await messagesOf('\n// Restarts of its own accord.\n', `x.${extension}`)).toEqual([
    '2: of its own accord => automatically',
  ]);
});

// What the rules themselves leave out, such as "vendor ID" and the IDs of headings, is on pages, which the linter reads.
it.each([
  ['inline code', 'Run `echo of its own accord`.'],
  ['a fence', '```text\nof its own accord\n```'],
  ['the address of a link', '[Setup](https://example.com/?q=of%20its%20own%20accord)'],
])('ignores %s', async (_, text) => {
  expect(await messagesOf(`${text}\n`, 'content/x.mdx')).toEqual([]);
});
