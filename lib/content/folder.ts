import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Version } from '@/lib/manifest/types';

/** The content folder, from the project's root, in the form that messages show. */
export const contentFolder = 'content';

/** The folder that holds the pages of a version: `content`, or `content/versions/<name>` for any but the current one. */
export function folderOf(version: Pick<Version, 'name'>): string {
  return version.name === 'current' ? contentFolder : `${contentFolder}/versions/${version.name}`;
}

/** The file of a page, from the project's root, with forward slashes. */
export function fileOf(version: Pick<Version, 'name'>, id: string): string {
  return `${folderOf(version)}/${id}.mdx`;
}

/** The ids of all pages that lie on disk for a version, sorted; files of other versions are not among them. */
export function idsOnDisk(version: Pick<Version, 'name'>, root = process.cwd()): string[] {
  const folder = join(root, folderOf(version));
  if (!existsSync(folder)) {
    return [];
  }
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.mdx'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/').slice(0, -'.mdx'.length))
    .filter((id) => version.name !== 'current' || !id.startsWith('versions/'))
    .sort();
}

/** The files below the content folder that blocks read (see `lib/blocks/`): shared passages and data, from the project's root, sorted. */
export function blockSources(root = process.cwd()): string[] {
  return readdirSync(join(root, contentFolder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(?:md|mjs|ya?ml)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}
