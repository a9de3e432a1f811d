import { expect, test } from 'vitest';
import { installFakeGh } from './fixtures/fake-gh';
import { publishIssue } from './github';

test('creates an issue if none is open', () => {
  const logged = installFakeGh('[]');
  expect(publishIssue('Broken: x')).toBe('Created https://forge.example/new.');
  expect(logged()).toMatch(/label create weekly-check[\s\S]*issue create --title Weekly[\s\S]*Broken: x$/);
});

test('replaces the text of the open issue', () => {
  const logged = installFakeGh('[{"number":7}]');
  expect(publishIssue('Broken: y')).toBe('Updated issue 7.');
  expect(logged()).toMatch(/issue edit 7 --body-file -\nBroken: y$/);
});

test('closes the open issue if nothing has to be done', () => {
  const logged = installFakeGh('[{"number":7}]');
  expect(publishIssue(null)).toBe('Closed issue 7.');
  expect(logged()).toContain('issue close 7');
});

test('does nothing without an issue and a report', () => {
  const logged = installFakeGh('[]');
  expect(publishIssue(null)).toBe('There is nothing to do.');
  expect(logged().trim().split('\n')).toHaveLength(1);
});

test('fails with the output of gh', () => {
  installFakeGh('[]', 4);
  expect(() => publishIssue('x')).toThrow('gh issue list failed');
});
