import { expect, test } from 'vitest';
import { stemOf } from './stem';

test.each([
  ['worker', 'workers'],
  ['schedule', 'scheduling', 'scheduled', 'schedules'],
  ['update', 'updates', 'updating', 'updated'],
  ['reply', 'replies'],
  ['install', 'installing', 'installs', 'installation'],
  ['stop', 'stopped', 'stopping'],
  ['address', 'addresses'],
])('%s has the stem of its forms', (word, ...forms) => {
  expect(forms.map(stemOf)).toEqual(forms.map(() => stemOf(word)));
});

test.each(['app_key', '8.3', 's3', 'php', 'docker'])('%s is its own stem', (word) => {
  expect(stemOf(word)).toBe(word);
});
