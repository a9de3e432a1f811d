import { expect, it } from 'vitest';
import { wordsIn } from './count-words';

it('counts words in text and tables, and leaves out frontmatter and code blocks', () => {
  const page = ['---', 'title: Not counted', '---', '# Two words', '| A | `b c` |', '| --- | --- |'];
  expect(wordsIn([...page, '', '   ```shell', '   not counted', '   ```', 'end.'].join('\n'))).toBe(6);
});
