import { expect, test } from 'vitest';
import { sentencesOf } from './fixtures/sentences-of';

test.each([
  ['Set {a/b} now.', '1 has {a/b}, which would be code; put braces in inline code, or write \\{.'],
  ['Body {"json": 1}.', '1 has {"json": 1}, which would be code; put braces in inline code, or write \\{.'],
  [
    'Two {a b} and\n{{ c }}.',
    '1 has {a b}, which would be code; put braces in inline code, or write \\{.',
    '2 has {{ c }}, a tag of another tool; write a component, or put it in inline code.',
  ],
  ['Never { closed.', "1 opens a brace that isn't closed ({ closed.); put braces in inline code, or write \\{."],
  ['Line\n\n- Item { x\n\nEnd', "3 opens a brace that isn't closed ({ x); put braces in inline code, or write \\{."],
  ['## Install {#install}', '1 sets the ID of a heading with {#install}; write [#install].'],
  ['## Install {#Install-It}', '1 sets the ID of a heading with {#Install-It}; write [#install-it].'],
  ['{% hint %}', '1 has {% hint %}, a tag of another tool; write a component, or put it in inline code.'],
  ['{{< callout >}}', '1 has {{< callout >}}, a tag of another tool; write a component, or put it in inline code.'],
  ['{process.env.HOME}', '1 has {process.env.HOME}, which would be code; put braces in inline code, or write \\{.'],
  ['{1 + 1}', '1 has {1 + 1}, which would be code; put braces in inline code, or write \\{.'],
  ['{/* a comment */}'],
  ['Text {/* a comment */} text.'],
  [
    '[x](/a){target="_blank"}',
    '1 has {target="_blank"}, which would be code; put braces in inline code, or write \\{.',
  ],
  ['{: .note }', '1 has {: .note }, which would be code; put braces in inline code, or write \\{.'],
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
  [
    '<Note>\nText',
    '1 opens <Note> without closing it in the same block; add </Note>, with empty lines between the tags and the text.',
  ],
  ['<Note>\n\nText\n\n</Tip>', '5 closes <Tip> where <Note> is open; write </Note> first.'],
  ['</Note>', "1 closes <Note>, which isn't open here; remove </Note>, or open <Note> in the same block."],
  [
    '<Note>text\n\nmore</Note>',
    '1 opens <Note> without closing it in the same block; add </Note>, with empty lines between the tags and the text.',
  ],
  [
    '<b>open',
    '1 opens <b> without closing it in the same block; add </b>, with empty lines between the tags and the text.',
  ],
  ['text</b>', "1 closes <b>, which isn't open here; remove </b>, or open <b> in the same block."],
  ['\\<domain> \\{x}'],
  ['`<domain>` `{x}`'],
  ['<details>\n<summary>More</summary>\n\nText\n\n</details>'],
  ['<Note>Text</Note>'],
  ['<Note>\nText\n</Note>'],
  [
    '<br>\n\n{a}\n\n<Foo />\n\n<a/b>',
    '1 has <br> without a slash at its end; write <br />.',
    '3 has {a}, which would be code; put braces in inline code, or write \\{.',
    "5 uses <Foo>, which isn't a component; write one of those in CONTRIBUTING.md.",
    '7 has the link <a/b>; write [text](a/b).',
  ],
])('%j', async (source, ...sentences) => {
  expect(await sentencesOf(source)).toEqual(sentences);
});
