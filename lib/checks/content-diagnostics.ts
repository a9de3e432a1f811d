import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Diagnostic, diagnostic } from '@/lib/content/pages/diagnostic';
import { contentFolder, fileOf, folderOf, idsOnDisk } from '@/lib/content/pages/folder';
import { readFrontmatter } from '@/lib/content/pages/frontmatter';
import { docsOf } from '@/lib/site/manifest/docs';
import type { Version } from '@/lib/site/manifest/types';
import { closest } from './closest';

const manifestFile = `${contentFolder}/manifest.ts`;
const idPattern = /^[a-z0-9]+(?:[-.][a-z0-9]+)*(?:\/[a-z0-9]+(?:[-.][a-z0-9]+)*)*$/;

/** Maximum size of a page. A larger one takes seconds to read on a phone and minutes to compile. */
export const maxPageBytes = 1_000_000;

/** Finds errors in a project's content before anything is built. They stop the build. */
export function contentDiagnostics(versions: readonly Version[], root: string): Diagnostic[] {
  return versions.flatMap((version) => {
    const onDisk = idsOnDisk(version, root);
    if (onDisk.length === 0) {
      const remedy = 'add a page such as index.mdx and name it in the manifest';
      return [diagnostic(folderOf(version), null, 'contains no page', remedy)];
    }
    const named = new Set(docsOf(version).map((doc) => doc.id));
    return [
      ...missingFiles(version, named, onDisk),
      ...onDisk.flatMap((id) => fileDiagnostics(version, id, named, root)),
    ];
  });
}

/** Reports the ids in the manifest that have no file. */
function missingFiles(version: Version, named: ReadonlySet<string>, onDisk: readonly string[]): Diagnostic[] {
  const there = new Set(onDisk);
  return [...named]
    .filter((id) => !there.has(id))
    .map((id) => {
      const near = closest(id, onDisk);
      return diagnostic(
        manifestOf(version),
        null,
        `names the page "${id}", but ${fileOf(version, id)} doesn't exist`,
        near ? `write "${near}" if that is meant, or add the file` : 'add the file, or remove the id',
      );
    });
}

/** Reports problems of one file: its name, its size, whether it's in the manifest, and its frontmatter. */
function fileDiagnostics(version: Version, id: string, named: ReadonlySet<string>, root: string): Diagnostic[] {
  const file = fileOf(version, id);
  const report = (problem: string, remedy: string) => [diagnostic(file, null, problem, remedy)];
  if (!idPattern.test(id) || /\.html$|(^|\/)index\//.test(id)) {
    return report(
      "has a name that can't be used in a URL",
      `use lowercase letters, digits, and hyphens, such as ${folderOf(version)}/${nameFor(id)}.mdx`,
    );
  }
  const path = join(root, file);
  const { size } = statSync(path);
  if (size > maxPageBytes) {
    const megabytes = (size / 1_000_000).toFixed(1);
    return report(
      `is ${megabytes} MB, which loads slowly on phones; the maximum is ${maxPageBytes / 1_000_000} MB`,
      'split it into several pages at its second-level headings',
    );
  }
  const unlisted = named.has(id)
    ? []
    : report(
        'is in no sidebar',
        `add doc('${id}') to a sidebar in ${manifestOf(version)}, or its id to "standalone" there`,
      );
  const frontmatter = readFrontmatter(readFileSync(path, 'utf8'), file);
  return [...unlisted, ...('diagnostics' in frontmatter ? frontmatter.diagnostics : [])];
}

function manifestOf(version: Version): string {
  return version.name === 'current' ? manifestFile : `${folderOf(version)}/manifest.ts`;
}

/** Suggests a valid file name that's close to the given one: `Über uns` becomes `uber-uns`. */
function nameFor(id: string): string {
  return id
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split('/')
    .map((part) => part.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'page')
    .map((part, at, parts) => (part === 'index' && at < parts.length - 1 ? 'index-pages' : part))
    .join('/');
}
