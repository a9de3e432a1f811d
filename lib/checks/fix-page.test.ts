import { expect, test } from 'vitest';
import { fixPage } from './fix-page';
import { sentencesOf } from './fixtures/sentences-of';

test.each([
  [':::tip Careful\nText\n:::', '<Tip>\n\n**Careful**\n\nText\n\n</Tip>'],
  [':::danger[Data]\n\nText\n\n:::', '<Danger>\n\n**Data**\n\n\nText\n\n\n</Danger>'],
  ['::::note\n:::tip\na\n:::\n::::', '<Note>\n\n<Tip>\n\na\n\n</Tip>\n\n</Note>'],
  [
    '!!! note "Title"\n    Some <br> text\n\n    More\nAfter',
    '<Note>\n\n**Title**\n\nSome <br /> text\n\nMore\n\n</Note>\n\nAfter',
  ],
  ['> [!INFO]\n> Text', '> [!IMPORTANT]\n> Text'],
  ['> [!note]\n> Text', '> [!note]\n> Text'],
  ['## Install {#Install-it}', '## Install [#install-it]'],
  ['```bash\nls <br>\n```', '```shell\nls <br>\n```'],
  ['- a\n\n  ```YML title="a"\n  a: 1\n  ```', '- a\n\n  ```yaml title="a"\n  a: 1\n  ```'],
  ['A<br>b <img src="/a.png" alt="A"> c', 'A<br />b <img src="/a.png" alt="A" /> c'],
  ['`<br>` and ``<hr> ` <hr>`` stay', '`<br>` and ``<hr> ` <hr>`` stay'],
  [
    '<Tabs syncKey="os">\n<TabItem value="a" label="A" default>\n\nText\n\n</TabItem>\n</Tabs>',
    '<Tabs group="os">\n<Tab label="A">\n\nText\n\n</Tab>\n</Tabs>',
  ],
  [
    '<CardGrid>\n<Card title="a" href="/">\n\nx\n\n</Card>\n</CardGrid>',
    '<Cards>\n<Card title="a" href="/">\n\nx\n\n</Card>\n</Cards>',
  ],
  ['<!-- A note -->', '{/* A note */}'],
  ['See <https://x.org/a> or <me@x.org>.', 'See [https://x.org/a](https://x.org/a) or [me@x.org](mailto:me@x.org).'],
])('%j', async (source, fixed) => {
  expect(fixPage(source)).toBe(fixed);
  expect((await sentencesOf(fixed)).filter((sentence) => !sentence.includes('image'))).toEqual([]);
  expect(fixPage(fixed)).toBe(fixed);
});

test.each([
  ':::code-group\nText\n:::tip\na\n:::\n:::',
  '!!! example\n    Text',
  '??? note\n    Text',
  ':::details More\nText\n:::',
])("leaves what it doesn't know: %j", (source) => {
  expect(fixPage(source)).toBe(source.replace(':::tip\na\n:::', '<Tip>\n\na\n\n</Tip>'));
});

test('removes a byte order mark, and a heading that repeats the title', () => {
  const head = '---\ntitle: "A page"\n---\n';
  expect(fixPage(`\uFEFF${head}\n# A page\n\nText`)).toBe(`${head}\n\nText`);
  expect(fixPage(`${head}\n# Another\n`)).toBe(`${head}\n# Another\n`);
});

test('keeps Windows line endings', () => {
  expect(fixPage('a<br>\r\n```js\r\na\r\n```\r\n')).toBe('a<br />\r\n```javascript\r\na\r\n```\r\n');
});
