import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gh } from './gh';
import { checksumsName } from './release-files';

/**
 * Publishes the files that `npm run release` wrote, as a release at GitHub. A release that already exists keeps its
 * text, and gets the files again.
 *
 * @param root the project's root folder
 * @param tag the tag of the release, which must exist
 * @returns the address of the release
 * @throws a sentence if the files are missing, or with the output of `gh`
 */
export function publishRelease(root: string, tag: string): string {
  const folder = join(root, 'dist', 'release');
  if (!existsSync(join(folder, checksumsName))) {
    throw new Error(`dist/release/ has no ${checksumsName}. Run \`npm run release -- ${tag}\` first.`);
  }
  const files = readdirSync(folder).map((name) => join(folder, name));
  if (gh(['release', 'list', '--json', 'tagName']).includes(`"${tag}"`)) {
    gh(['release', 'upload', tag, ...files, '--clobber']);
    return tag;
  }
  const notes = join(root, 'dist', 'release-notes.md');
  return gh(['release', 'create', tag, ...files, '--verify-tag', '--title', tag, '--notes-file', notes]).trim();
}
