import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Version } from '@/lib/site/manifest/types';

/** The content folder, relative to the project's root, as messages show it. */
export const contentFolder = 'content';

/** Returns the folder with a version's pages: `content`, or `content/versions/<name>` for an older version. */
export function folderOf(version: Pick<Version, 'name'>): string {
  return version.name === 'current' ? contentFolder : `${contentFolder}/versions/${version.name}`;
}

/** Returns the path of a page's file relative to the project's root, with forward slashes. */
export function fileOf(version: Pick<Version, 'name'>, id: string): string {
  return `${folderOf(version)}/${id}.mdx`;
}

/** Returns the IDs of all page files of a version, sorted, without the files of other versions. */
export function idsOnDisk(version: Pick<Version, 'name'>, root = process.cwd()): string[] {
  const folder = join(root, folderOf(version));
  if (!existsSync(folder)) {
    return [];
  }
  return filesIn(folder)
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => file.slice(0, -'.mdx'.length))
    .filter((id) => version.name !== 'current' || !id.startsWith('versions/'))
    .sort();
}

/** Returns the files that blocks read (see `lib/content/blocks/`), sorted, relative to the project's root. */
export function blockSources(root = process.cwd()): string[] {
  return filesIn(join(root, contentFolder))
    .filter((file) => /\.(?:md|mjs|ya?ml)$/.test(file))
    .map((file) => `${contentFolder}/${file}`)
    .sort();
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.split(sep).join('/'));
}
