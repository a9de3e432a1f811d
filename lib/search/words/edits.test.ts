import { expect, test } from 'vitest';
import { editsBetween, maxTyposIn } from './edits';

test.each([
  ['horizon', 'horizon', 0],
  ['horzion', 'horizon', 1],
  ['horizn', 'horizon', 1],
  ['horizonn', 'horizon', 1],
  ['instalation', 'installation', 1],
  ['suprevisro', 'supervisor', 2],
  ['docker', 'redis', 6],
])('%s becomes %s by %i edits', (typed, word, edits) => {
  expect(editsBetween(typed, word)).toBe(edits);
});

test.each([
  ['php', 0],
  ['1045', 0],
  ['redis', 1],
  ['supervisor', 2],
])('%s may have %i typos', (word, typos) => {
  expect(maxTyposIn(word)).toBe(typos);
});
