import { expect, test } from 'vitest';
import { parseQuery } from './query';

const wordsOf = (text: string) => parseQuery(text).terms.map(({ word }) => word);

test.each([
  ['how do I get a token', ['token']],
  ['help', ['help']],
  ['APP_KEY', ['app_key', 'app', 'key']],
  ['docker docker', ['docker']],
])('the terms of %j are %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test('the last word may go on, until a space follows it', () => {
  expect(parseQuery('redis pass').terms.map(({ isOpen }) => isOpen)).toEqual([false, true]);
  expect(parseQuery('redis pass ').terms.some(({ isOpen }) => isOpen)).toBe(false);
});

test('timestamps, addresses, and digests of a log are no terms', () => {
  const log = `[2026-11-18T09:14:02+00:00] 2026/11/19 11:42:10 172.18.0.4:3306 3fa85f64-5717-4562-b3fc-2c963f66afa6 9f86d081884c7d65 refused`;
  expect(wordsOf(log)).toEqual(['refused']);
});

test('the frames of a stack trace count less than the message', () => {
  const { terms } = parseQuery(
    'Disk quota exceeded\n#0 /app/vendor/Handler.php(67): Monolog->write()\nat run (/app/x.js:1:2)',
  );
  const weightOf = (word: string) => terms.find((term) => term.word === word)?.weight ?? 0;
  expect(weightOf('quota')).toBe(1);
  expect(weightOf('monolog')).toBeLessThan(0.2);
  expect(weightOf('run')).toBeLessThan(0.2);
  expect(terms[0]?.word).toBe('disk');
});

test('words that only make a question precise count less, in the third person too', () => {
  const { terms } = parseQuery('three requests one token allows');
  expect(terms.map(({ word, weight }) => [word, weight < 1])).toEqual([
    ['token', false],
    ['three', true],
    ['requests', true],
    ['one', true],
    ['allows', true],
  ]);
});

test('a long text is read as pasted', () => {
  const { isPasted } = parseQuery(
    'production.ERROR Host db1 refused connection because volume old password differs user mixpost retry later',
  );
  expect(isPasted).toBe(true);
  expect(parseQuery('redis password').isPasted).toBe(false);
});
