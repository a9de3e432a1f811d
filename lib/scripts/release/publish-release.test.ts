import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { installFakeGh } from './fixtures/fake-gh';
import { publishRelease } from './publish-release';

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
