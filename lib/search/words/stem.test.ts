import { expect, test } from 'vitest';
import { wordStemOf } from './stem';

test.each([
  ['worker', 'workers'],
  ['schedule', 'scheduling', 'scheduled', 'schedules'],
  ['update', 'updates', 'updating', 'updated'],
  ['reply', 'replies'],
  ['install', 'installing', 'installs', 'installation'],
  ['stop', 'stopped', 'stopping'],
  ['address', 'addresses'],
])('%s has the stem of its forms', (word, ...forms) => {
  expect(forms.map(wordStemOf)).toEqual(forms.map(() => wordStemOf(word)));
});

test.each(['app_key', '8.3', 's3', 'php', 'docker'])('%s is its own stem', (word) => {
  expect(wordStemOf(word)).toBe(word);
});
