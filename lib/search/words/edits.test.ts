import { expect, test } from 'vitest';
import { editsBetween, lettersOf, mayBeNear } from './edits';

test.each([
  ['horizon', 'horizon', 0],
  ['horzion', 'horizon', 1],
  ['horizn', 'horizon', 1],
  ['horizonn', 'horizon', 1],
  ['instalation', 'installation', 1],
  ['suprevisro', 'supervisor', 2],
  ['docker', 'redis', 3],
])('%s is %s after so many edits, three or more counting alike', (typed, word, edits) => {
  expect(editsBetween(typed, word, 2)).toBe(edits);
  expect(mayBeNear(lettersOf(typed), lettersOf(word), 2) || edits > 2).toBe(true);
});

test('a word that is being typed may go on', () => {
  expect(editsBetween('instalat', 'installation', 2, true)).toBe(1);
  expect(editsBetween('instalat', 'installation', 2)).toBe(3);
});
