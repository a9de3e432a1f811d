import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '@/lib/programs/fixtures/temporary-folder';
import { assertTag, checksumsName, collect, releaseNotesOf, writeChecksums } from './release-files';

test('the checksums are right, and cover the collected files only', () => {
  const folder = temporaryFolder();
  collect(temporaryFolder({ 'a.tgz': 'a', 'b.log': 'b' }), folder, /\.tgz$/);
  writeChecksums(folder);
  // What `printf a | sha256sum` prints.
  expect(readFileSync(join(folder, checksumsName), 'utf8')).toBe(
    'ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb  a.tgz\n',
  );
});

test('a release that lacks a file stops', () => {
  expect(() => collect(temporaryFolder(), temporaryFolder(), /\.pdf$/)).toThrow('has no file named /\\.pdf$/');
});

const changelog =
  '# Changelog\n\nText.\n\n## Unreleased\n\n## 1.1.0 - 2026-12-01\n\n### Added\n\n- X.\n\n## 1.1 - 2026-11-01\n\n- Y.\n';

test('returns the section of a version', () => {
  expect(releaseNotesOf(changelog, '1.1.0')).toBe('### Added\n\n- X.\n');
  expect(releaseNotesOf(changelog, '1.1')).toBe('- Y.\n');
});

test.each(['Unreleased', '1.1.1', '1'])('has no notes for %s', (version) => {
  expect(() => releaseNotesOf(changelog, version)).toThrow(`CHANGELOG.md has no text for ${version}`);
});

test('the changelog has notes for the version in package.json', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(releaseNotesOf(readFileSync('CHANGELOG.md', 'utf8'), version)).not.toBe('');
});

test('a tag must be the version', () => {
  expect(() => assertTag('v1.0.0', '1.0.0')).not.toThrow();
  expect(() => assertTag('1.0.0', '1.0.0')).toThrow("The tag 1.0.0 isn't v1.0.0");
  expect(() => assertTag('', '1.0.0')).toThrow('(none)');
});
