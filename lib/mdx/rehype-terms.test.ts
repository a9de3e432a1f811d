import { expect, test } from 'vitest';
import { failureOf, htmlOf } from './fixtures/render';

test('a list becomes terms with their values, with code and links in them', async () => {
  const list = '<Terms>\n\n- **Default** `a` or [b](/lite/)\n- **Value** text\n\n</Terms>';
  expect(await htmlOf(list)).toBe(
    '<dl class="terms"><div><dt>Default</dt><dd> <code>a</code> or <a href="/lite/">b</a></dd></div><div><dt>Value</dt><dd> text</dd></div></dl>',
  );
});

test.each([
  ['text', 'Text.', 'fills <Terms> with something else than one list; write "- **Term** value" in each line.'],
  [
    'two lists',
    '- **A** b\n\n1. **C** d',
    'fills <Terms> with something else than one list; write "- **Term** value" in each line.',
  ],
  ['an item without a term', '- A b', 'has an item of <Terms> without its term; open it in bold: "- **Term** value".'],
])('%s stops the page', async (_, inside, sentence) => {
  expect(await failureOf(`Text.\n\n<Terms>\n\n${inside}\n\n</Terms>`)).toBe(`3: ${sentence}`);
});
