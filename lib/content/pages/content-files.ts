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
  return filesOf(version, root)
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => file.slice(0, -'.mdx'.length));
}

/** Returns the Markdown files that are neither pages nor passages, relative to the project's root. */
export function strayFiles(version: Pick<Version, 'name'>, root = process.cwd()): string[] {
  return filesOf(version, root)
    .filter((file) => /\.(?:mdx?|markdown)$/i.test(file) && !file.endsWith('.mdx') && !file.startsWith('passages/'))
    .map((file) => `${folderOf(version)}/${file}`);
}

function filesOf(version: Pick<Version, 'name'>, root: string): string[] {
  const folder = join(root, folderOf(version));
  return (existsSync(folder) ? filesIn(folder) : [])
    .filter((file) => version.name !== 'current' || !file.startsWith('versions/'))
    .sort();
}

/** Returns the passages, which pages show with `<Passage>`, relative to the project's root. */
export function passageFiles(root = process.cwd()): string[] {
  return blockSources(root).filter((file) => /^content\/passages\/[^/]+\.md$/.test(file));
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
