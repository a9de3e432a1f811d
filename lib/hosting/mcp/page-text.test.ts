import { expect, test } from 'vitest';
import { readPageText } from './page-text';

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

1. ### Stop \`APP_KEY\`

   \`\`\`text
   # neither
   \`\`\`

2. ### Start

## Done
`);

test('a section ends at the next heading of its level or above, and fences have no headings', () => {
  const texts = page.sections.map(({ id, start, end }) => [id, page.lines.slice(start, end).join('\n').trim()]);
  expect(texts).toEqual([
    ['which-version', expect.stringMatching(/^## \[Check\][\s\S]*### Start$/)],
    ['stop-app_key', expect.stringMatching(/^1\. ### Stop[\s\S]*# neither[\s\S]*```$/)],
    ['start', '2. ### Start'],
    ['done', '## Done'],
  ]);
});
