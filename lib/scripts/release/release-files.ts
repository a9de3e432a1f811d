import { createHash } from 'node:crypto';
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The file with the checksums of a release, in the format that `sha256sum --check` reads. */
export const checksumsName = 'SHA256SUMS';

/** Copies the files of a folder whose names match. Throws a sentence if there's none. */
export function collect(from: string, to: string, names: RegExp): void {
  const found = readdirSync(from).filter((entry) => names.test(entry));
  if (found.length === 0) {
    throw new Error(`${from} has no file named ${names}. See which step above failed to write it.`);
  }
  for (const name of found) {
    copyFileSync(join(from, name), join(to, name));
  }
}

/** Writes the checksums of all files of a release. */
export function writeChecksums(folder: string): void {
  const names = readdirSync(folder).filter((name) => name !== checksumsName);
  const lines = names.sort().map((name) => {
    const bytes = readFileSync(join(folder, name));
    return `${createHash('sha256').update(bytes).digest('hex')}  ${name}\n`;
  });
  writeFileSync(join(folder, checksumsName), lines.join(''));
}

/** Returns the section of a version in CHANGELOG.md without its heading. Throws a sentence if there's no text. */
export function releaseNotesOf(changelog: string, version: string): string {
  const sections = changelog.split(/^## /m).slice(1);
  const found = sections.find((section) =>
    new RegExp(`^\\[?${version.replaceAll('.', '\\.')}\\b(?!\\.)`).test(section),
  );
  const notes = found?.replace(/^.*\n/, '').trim();
  if (!notes) {
    throw new Error(
      `CHANGELOG.md has no text for ${version}. Add a section "## ${version} - YYYY-MM-DD" before the release.`,
    );
  }
  return `${notes}\n`;
}

/** Checks that a tag names the version of the package. Throws a sentence on what to do if it doesn't. */
export function assertTag(tag: string, version: string): void {
  if (tag !== `v${version}`) {
    throw new Error(`The tag ${tag || '(none)'} isn't v${version}, the version in package.json. Change one of them.`);
  }
}
