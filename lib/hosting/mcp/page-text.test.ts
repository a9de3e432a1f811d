import { expect, test } from 'vitest';
import { findSections, readPageText } from './page-text';

const page = readPageText(`---
title: Update
description: How to update.
canonical: https://docs.example.org/lite/updating
verified:
  date: 2026-11-20
  method: code
---

# Update

## [Check](https://example.org/#a) your version <a id="which-version"></a>

\`\`\`shell
## not a heading
\`\`\`

1. ### Stop

   \`\`\`text
   # neither
   \`\`\`

2. ### Start

## Done
`);

const textOf = (titles: readonly string[]) =>
  findSections(page, titles).map((found) => found && page.lines.slice(found.start, found.end).join('\n').trim());

test('a section ends at the next heading of its level or above, and fences have no headings', () => {
  const [whole, check, stop, start, done] = textOf(['Update', 'Check your version', 'Stop', 'Start', 'Done']);
  expect(whole).toBe(page.lines.join('\n'));
  expect(check).toMatch(/^## \[Check\][\s\S]*### Start$/);
  expect(stop).toMatch(/^1\. ### Stop[\s\S]*# neither[\s\S]*```$/);
  expect([start, done]).toEqual(['2. ### Start', '## Done']);
});

test('headings that the index leaves out are skipped, and missing titles are not found', () => {
  expect(textOf(['Update', 'Start', 'No such', 'Done'])).toEqual([
    expect.anything(),
    '2. ### Start',
    undefined,
    '## Done',
  ]);
});
