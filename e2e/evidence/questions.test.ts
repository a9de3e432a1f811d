import { expect, test } from 'vitest';
import publishedIds from '@/content/ids.json' with { type: 'json' };
import questions from './questions.json' with { type: 'json' };

const pages: Record<string, Record<string, string | null>> = publishedIds;

test.each(questions)('$answeredAt exists, which answers "$question"', ({ answeredAt }) => {
  const [path = '', id = ''] = answeredAt.split('#');
  expect(pages[path], 'Write the page in canonical form.').toBeDefined();
  expect(pages[path]?.[id], 'The section is gone or moved: write where readers find the answer now.').toBeNull();
});
