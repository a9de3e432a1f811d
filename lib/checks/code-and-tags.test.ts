import { expect, test } from 'vitest';
import { sentencesOf } from './fixtures/sentences-of';

const code = (line: number, text: string) =>
  `${line} has ${text}, which would be code; put braces in inline code, or write \\{.`;
const tag = (line: number, text: string) =>
  `${line} has ${text}, a tag of another tool; write a component, or put it in inline code.`;
const unclosed = (name: string) =>
  `1 opens <${name}> without closing it in the same block; add </${name}>, with empty lines between the tags and the text.`;

test.each([
  ['Set {a/b} now.', code(1, '{a/b}')],
  ['Two {a b} and\n{{ c }}.', code(1, '{a b}'), tag(2, '{{ c }}')],
  ['Never { closed.', "1 opens a brace that isn't closed ({ closed.); put braces in inline code, or write \\{."],
  ['Line\n\n- Item { x\n\nEnd', "3 opens a brace that isn't closed ({ x); put braces in inline code, or write \\{."],
  ['## Install {#install}', '1 sets the ID of a heading with {#install}; write [#install].'],
  ['## Install {#Install-It}', '1 sets the ID of a heading with {#Install-It}; write [#install-it].'],
  ['{% hint %}', tag(1, '{% hint %}')],
  ['{{< callout >}}', tag(1, '{{< callout >}}')],
  ['{1 + 1}', code(1, '{1 + 1}')],
  ['{/* a comment */}'],
  ['Text {/* a comment */} text.'],
  ['[x](/a){target="_blank"}', code(1, '{target="_blank"}')],
  ['One<br>two', '1 has <br> without a slash at its end; write <br />.'],
  ['One<br/>two'],
  ['<hr>\n\nText', '1 has <hr> without a slash at its end; write <hr />.'],
  ['<img src="/icon.svg">', '1 has <img> without a slash at its end; write <img />.'],
  ['a</br>', '1 has </br>; write <br />.'],
  ['<!-- note -->\n\nText', '1 has an HTML comment; write {/* … */}, or remove it.'],
  ['<!-- a\n\n<br> -->\n\nText', '1 has an HTML comment; write {/* … */}, or remove it.'],
  ['<https://example.org/>', '1 has the link <https://example.org/>; write [text](https://example.org/).'],
  ['<me@example.org>', "1 has an attribute of <me> that can't be read; write its value in double quotes."],
  ['If a <5 and b', '1 has a "<" that doesn\'t start an element (<5 and b); put it in inline code, or write \\<.'],
  ['a < b'],
  ['See <domain> now.', "1 has <domain>, which isn't an element; put it in inline code, or write \\<domain>."],
  [
    'See <your-domain>\n\nText',
    "1 has <your-domain>, which isn't an element; put it in inline code, or write \\<your-domain>.",
  ],
  ['<Note>\nText', unclosed('Note')],
  ['<Note>\n\nText\n\n</Tip>', '5 closes <Tip> where <Note> is open; write </Note> first.'],
  ['</Note>', "1 closes <Note>, which isn't open here; remove </Note>, or open <Note> in the same block."],
  ['<Note>text\n\nmore</Note>', unclosed('Note')],
  ['<b>open', unclosed('b')],
  ['text</b>', "1 closes <b>, which isn't open here; remove </b>, or open <b> in the same block."],
  ['\\<domain> \\{x}'],
  ['`<domain>` `{x}`'],
  ['<details>\n<summary>More</summary>\n\nText\n\n</details>'],
  ['<Note>Text</Note>'],
  ['<Note>\nText\n</Note>'],
  [
    '<br>\n\n{a}\n\n<Foo />\n\n<a/b>',
    '1 has <br> without a slash at its end; write <br />.',
    code(3, '{a}'),
    "5 uses <Foo>, which isn't a component; write one of those in CONTRIBUTING.md.",
    '7 has the link <a/b>; write [text](a/b).',
  ],
])('%j', async (source, ...sentences) => {
  expect(await sentencesOf(source)).toEqual(sentences);
});
