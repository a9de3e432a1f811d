import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { installFakeGh } from './fixtures/fake-gh';
import { publishIssue, publishRelease } from './github';

/** Creates a project folder with these files in `dist/release/`. */
function projectWith(...files: readonly string[]): string {
  const root = mkdtempSync(join(tmpdir(), 'project-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'dist', 'release'), { recursive: true });
  for (const file of files) {
    writeFileSync(join(root, 'dist', 'release', file), '');
  }
  return root;
}

test('creates a release with all files and the notes', () => {
  const logged = installFakeGh('[{"tagName":"v0.9.0"}]');
  expect(publishRelease(projectWith('a.tgz', 'SHA256SUMS'), 'v1.0.0')).toBe('https://forge.example/new');
  expect(logged()).toMatch(
    /release create v1\.0\.0 \S+SHA256SUMS \S+a\.tgz --verify-tag --title v1\.0\.0 --notes-file \S+release-notes\.md/,
  );
});

test('replaces the files of a release that exists', () => {
  const logged = installFakeGh('[{"tagName":"v1.0.0"}]');
  expect(publishRelease(projectWith('a.tgz', 'SHA256SUMS'), 'v1.0.0')).toBe('v1.0.0');
  expect(logged()).toMatch(/release upload v1\.0\.0 .*a\.tgz --clobber/);
});

test('stops without checksums', () => {
  const logged = installFakeGh('[]');
  expect(() => publishRelease(projectWith('a.tgz'), 'v1.0.0')).toThrow('npm run release -- v1.0.0');
  expect(logged()).toBe('');
});

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
