import { expect, test } from 'vitest';
import { claims } from '@/content/claims.mjs';
import { sentencesOf } from './fixtures/sentences-of';

const element = (name: string) =>
  `1 has <${name}>, which isn't an element that pages can use; write Markdown or a component.`;
const component = (name: string, other: string) => `1 uses <${name}>, which isn't a component; write ${other}.`;
const program = '1 imports or exports something; remove it, because a page contains only text and components.';

test.each([
  ['<Warnign>\n\nText\n\n</Warnign>', component('Warnign', '<Warning>')],
  ['<warning>\n\nText\n\n</warning>', component('warning', '<Warning>')],
  ['<Foo />', component('Foo', 'one of those in CONTRIBUTING.md')],
  ['<Foo.Bar />', component('Foo.Bar', 'one of those in CONTRIBUTING.md')],
  ['<iframe src="https://x.y/"></iframe>', element('iframe')],
  ['<script>alert(1)</script>', element('script')],
  ['<center>x</center>', element('center')],
  ['<p style="color: red">a</p>', '1 gives <p> the attribute style, which browsers would block; remove it.'],
  ['<p onclick="x()">a</p>', '1 gives <p> the attribute onclick, which browsers would block; remove it.'],
  ['<p title={1}>a</p>', '1 gives <p> the attribute title as code; write its value in double quotes.'],
  [
    '<Card style={{ color: "red" }} title="a" href="/">\n\nText\n\n</Card>',
    '1 gives <Card> the attribute style, which browsers would block; remove it.',
  ],
  [
    '<Card titel="a" href="/">\n\nText\n\n</Card>',
    "1 gives <Card> the attribute titel, which it doesn't have; write title.",
    '1 has <Card> without title; add title="…".',
  ],
  ['In <Passage name="backup" /> text', '1 uses <Passage> within text; put it on a line of its own.'],
  ['<Passage name={a} />', '1 gives <Passage> an attribute that isn\'t plain text; write name="value".'],
  ['<Edition name="prro" />', '1 gives <Edition> the name "prro", which doesn\'t exist; write pro.'],
  [
    '<Unverified claim="guessed" />',
    `1 gives <Unverified> the claim "guessed", which doesn't exist; write one of ${Object.keys(claims).join(', ')}.`,
  ],
  [
    '<Since edition="free" version="2" />',
    '1 gives <Since> the edition "free", which doesn\'t exist; write one of lite, pro, enterprise.',
  ],
  ['<Edition />', '1 has <Edition> without name; add name="…".'],
  ['<Note title="x">\n\nText\n\n</Note>', "1 gives <Note> the attribute title, which it doesn't have; remove it."],
  ['<p {...props}>a</p>', '1 gives <p> the attribute {...props} as code; write its value in double quotes.'],
  ['<>a</>', '1 has a fragment, <>; remove <> and </>.'],
  [
    '<Tabs groupId="os">\n<Tab label="A">\n\nText\n\n</Tab>\n</Tabs>',
    "1 gives <Tabs> the attribute groupId, which it doesn't have; write group.",
    '1 has <Tabs> without group; add group="…".',
  ],
  ['<Tabs>\n<Tab label="a">\n\nText\n\n</Tab>\n</Tabs>', '1 has <Tabs> without group; add group="…".'],
  ['<Tab label="a">\n\nText\n\n</Tab>', '1 has <Tab> outside <Tabs>; put it inside <Tabs group="…">.'],
  ['<Steps>\n\nText\n\n</Steps>', '1 has text in <Steps> before the first step; start with a level 3 heading (###).'],
  [
    '<Facts>\n\nText\n\n</Facts>',
    '1 has something other than one list in <Facts>; write a list whose items start with a bold name, as in "- **Editions** Lite, Pro".',
  ],
  [
    '<a href="javascript:alert(1)">x</a>',
    '1 links to javascript:alert(1), which browsers would block; link to a page.',
  ],
  ["import Tabs from '@theme/Tabs';\n\nText", program],
  ["import 'a.css'", program],
  ['export const a = 1;', program],
  ['<Cards>\n<Card title="a" href="/">\n\nx\n\n</Card>\n</Cards>'],
])('%j', async (source, ...sentences) => {
  expect(await sentencesOf(source)).toEqual(sentences);
});
