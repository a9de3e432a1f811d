import { expect, test } from 'vitest';
import { sentencesOf } from './fixtures/sentences-of';

const code = (text: string) => `1 has ${text}, which would be code; put braces in inline code, or write \\{.`;
const unreadable = (line: number, reason: string) =>
  `${line} can't be read as MDX: ${reason}; correct it, or put it in inline code.`;

test.each([
  ['Set {a/b} now.', code('{a/b}')],
  ['{1 + 1}', code('{1 + 1}')],
  ['{{ c }}', code('{{ c }}')],
  ['[x](/a){target="_blank"}', code('{target="_blank"}')],
  ['{/* a comment */}'],
  ['Text {/* a comment */} text.'],
  ['## Install {#install}', unreadable(1, 'Could not parse expression with acorn')],
  [
    '<Note>\n\nText\n\n</Tip>',
    unreadable(5, 'Unexpected closing tag `</Tip>`, expected corresponding closing tag for `<Note>` (1:1-1:7)'),
  ],
  ['One<br/>two'],
  ['a < b'],
  ['\\<domain> \\{x}'],
  ['`<domain>` `{x}`'],
  ['<details>\n<summary>More</summary>\n\nText\n\n</details>'],
  ['<Note>Text</Note>'],
  ['<Note>\nText\n</Note>'],
])('%j', async (source, ...sentences) => {
  expect(await sentencesOf(source)).toEqual(sentences);
});
