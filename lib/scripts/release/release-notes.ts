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
