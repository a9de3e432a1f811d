import { expect, test } from 'vitest';
import { languages } from '@/lib/content/mdx/languages';
import { sentencesOf } from './fixtures/sentences-of';

const known = Object.keys(languages).join(', ');
const image = (path: string) =>
  `1 shows the image ${path}, which isn't an image in public/; write its path in that folder, such as /images/name.png.`;
const shown = (line: number, text: string) =>
  `${line} has ${text}, which would be shown as text; write a callout, such as <Note>.`;
const formula = (line: number) =>
  `${line} has a formula in $$, which the site would show as text; put it in inline code.`;
const again = '1 has the heading "# Again", but the title is the only heading of level 1; write ##, or remove it.';
const noLanguage = (line: number) =>
  `${line} opens a code block without a language; write one of ${known} after the three backticks.`;

test.each([
  [
    '```text\nx [!code ++]\n```',
    '1 marks lines with [!code ...] in "text", where the markers would be visible; use line numbers instead: {1,3-5}.',
  ],
  [
    '| a | b |\n| - | - |\n| x | y | z |',
    '3 has a table row with 3 cells below a header of 2; write \\| for a vertical bar within a cell.',
  ],
  ['| a | b |\n| - | - |\n| x \\| y | z |'],
  [
    '| a | b |\n| - | - | - |\n| x | y |',
    '2 has a table that would be shown as text; write as many cells in the header as in the line below it.',
  ],
  ['| a |  |\n| - | - |\n| x | y |', '1 has a table with an empty header cell; write what the column contains.'],
  [':::tip\n\nText\n\n:::', shown(1, ':::tip')],
  ['Text\n:::note', shown(2, ':::note')],
  ['!!! note\n    Text', shown(1, '!!! note')],
  ['??? danger "T"\n    Text', shown(1, '??? danger')],
  ['> [!note]\n> Text', shown(1, '[!note]')],
  ['- Item\n\n  > [!WARNING]\n  >\n  > Text', shown(3, '[!WARNING]')],
  ['> [!Tip] Text', shown(1, '[!Tip]')],
  ['Sum $$x^2$$.', formula(1)],
  ['# Again\n\nText', again],
  ['Again\n=====', again],
  [
    '## A\n\n## A',
    '3 (duplicate heading) has the heading "A" of line 1 again; give one another text, or an ID with [#id].',
  ],
  ['## A\n\n### A [#b]'],
  ['## A\n\n##\n\nText', '3 has a heading without text; write one, or remove it.'],
  ['```shell\nls', "1 opens a code block that isn't closed; add a line with ``` after the code."],
  ['~~~shell\nls\n```', "1 opens a code block that isn't closed; add a line with ~~~ after the code."],
  ['- a\n\n  ```shell\n  ls', "3 opens a code block that isn't closed; add a line with ``` after the code."],
  ['> ```shell\n> ls\n> ```'],
  ['- a\n\n  ```shell\n  ls\n  ```'],
  ['````text\n```\nx\n```\n````'],
  ['```\nls\n```', noLanguage(1)],
  [
    '```javscript\nls\n```',
    '1 opens a code block in "javscript", which isn\'t a language that the site highlights; write javascript.',
  ],
  [
    '```shell\nls\n```\n\n```constructor\nx\n```\n\n```\nx\n```',
    `5 opens a code block in "constructor", which isn't a language that the site highlights; write one of ${known}.`,
    noLanguage(9),
  ],
  [
    '```go\n[[domain]]\n```',
    '1 uses the placeholder [[domain]] in a block of "go", where values can\'t be escaped; use a block of shell, dotenv, yaml, json, php, nginx, http, sql, ini, text, or write an example value.',
  ],
  [
    '[text][missing]',
    '1 (broken Markdown link) has [text][missing], but "missing" is defined nowhere on the page; write [text](/path).',
  ],
  [
    '[text][]',
    '1 (broken Markdown link) has [text][], but "text" is defined nowhere on the page; write [text](/path).',
  ],
  ['[text][here]\n\n[here]: /'],
  [
    'A note[^1]',
    '1 (broken Markdown link) has [^1], but "^1" is defined nowhere on the page; add a line such as "[^1]: Text".',
  ],
  ['A note[^1]\n\n[^1]: Yes'],
  ['[a](javascript:alert(1))', '1 links to javascript:alert(1), which browsers would block; link to a page.'],
  ['[a]: javascript:alert(1)', '1 links to javascript:alert(1), which browsers would block; link to a page.'],
  ['[a]()', '1 (broken Markdown link) has the link "a" without an address; add it.'],
  ['[[Getting Started]]', "1 has [[Getting Started]], which isn't a link here; write [Getting Started](/path)."],
  ['![a](https://example.org/a.png)', image('https://example.org/a.png')],
  ['![a](./a.png)', image('./a.png')],
  ['![a](/../package.json)', image('/../package.json')],
  ['## 日本語\n\n## عربى\n\n## 🎉'],
  [
    'Text\n\n    indented code',
    '3 has text indented by four spaces, which is no code here; write a code block with ```.',
  ],
  ['- a\n\n    b'],
  ['<Tabs group="a">\n    <Tab label="b">\n\n    Text\n\n    </Tab>\n</Tabs>'],
  ['Text  \nand \\\nmore, ~~gone~~ https://example.org :tada:'],
  ['[a](../../../../etc/passwd)'],
  ['- [ ] task\n- [x] done'],
])('%j', async (source, ...sentences) => {
  expect(await sentencesOf(source)).toEqual(sentences);
});
