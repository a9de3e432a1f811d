import { expect, test } from 'vitest';
import { assistantsOf } from './assistants';

test('returns the address of a chat about a page, with the prompt encoded', () => {
  const assistants = assistantsOf(' Claude = https://claude.ai/new?q={prompt},Other AI=https://ai.example/{prompt}/x ');
  expect(assistants.map(({ name, chatAbout }) => [name, chatAbout('https://docs.example/a.md?b&c')])).toEqual([
    [
      'Claude',
      'https://claude.ai/new?q=Read%20https%3A%2F%2Fdocs.example%2Fa.md%3Fb%26c%20and%20answer%20my%20questions%20about%20it.',
    ],
    ['Other AI', expect.stringMatching(/^https:\/\/ai\.example\/Read%20https%3A.*it\.\/x$/)],
  ]);
});

test('returns none without the setting', () => {
  expect(assistantsOf(undefined)).toEqual([]);
});

test.each([
  'Claude',
  'https://claude.ai/{prompt}',
  'A=http://a.example/{prompt}',
  'A=https://a.example/',
  'A=https://a.example/{prompt},',
  'A=javascript:{prompt}',
])('rejects %s with a sentence', (setting) => {
  expect(() => assistantsOf(setting)).toThrow(/^NEXT_PUBLIC_ASSISTANTS has ".*": write the name/);
});
