import { createLinter, loadTextlintrc } from 'textlint';
import { expect, it } from 'vitest';

const linter = createLinter({ descriptor: await loadTextlintrc() });
const messagesOf = async (text: string, file: string) =>
  (await linter.lintText(text, file)).messages.map(({ line, message }) => `${line}: ${message}`);

it('says what to write instead of a stilted phrase on a page', async () => {
  expect(await messagesOf('Text.\n\nThe keys stand in the table.\n', 'content/x.mdx')).toEqual([
    '3: stand in => is in, see, requires',
  ]);
});

it.each(['ts', 'tsx', 'mjs', 'css', 'sh', 'yaml'])('reads comments in .%s files', async (extension) => {
  expect(await messagesOf('\n// Its part falls away.\n', `x.${extension}`)).toEqual(['2: falls away => is left out']);
});

it.each([
  ['inline code', 'Run `set-up`.'],
  ['a fence', '```shell\nset-up\n```'],
  ['a URL', '[Setup](https://example.com/set-up#set-up)'],
  ['an ID', '## Check it [#check-the-set-up]'],
  ["Paddle's vendor ID", 'Copy the vendor ID.'],
])('ignores %s', async (_, text) => {
  expect(await messagesOf(`${text}\n`, 'content/x.mdx')).toEqual([]);
});
