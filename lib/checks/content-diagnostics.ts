import { join } from 'node:path';
import { closest } from '@/lib/content/pages/closest';
import { fileOf, folderOf, idsOnDisk, strayFiles } from '@/lib/content/pages/content-files';
import { type Diagnostic, diagnostic } from '@/lib/content/pages/diagnostic';
import { readFrontmatter } from '@/lib/content/pages/frontmatter';
import { readPage } from '@/lib/content/pages/read-page';
import { docsOf, listedIdsOf } from '@/lib/site/manifest/docs';
import type { Version } from '@/lib/site/manifest/types';
import { reservedNames } from '@/lib/site/paths';

const idPattern = /^[a-z0-9]+(?:[-.][a-z0-9]+)*(?:\/[a-z0-9]+(?:[-.][a-z0-9]+)*)*$/;

/** Maximum number of characters in a name, because the build adds to it, and file systems allow 255. */
const maxName = 100;

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
      ...missingFiles(version, onDisk),
      ...onDisk.flatMap((id) => fileDiagnostics(version, id, named, root)),
      ...strayFiles(version, root).map((file) => {
        const problem = 'is not read, because the names of pages end in .mdx';
        return diagnostic(file, null, problem, 'rename it, or move it out of content/');
      }),
    ];
  });
}

/** Reports the IDs in the manifest that have no file. */
function missingFiles(version: Version, onDisk: readonly string[]): Diagnostic[] {
  const there = new Set(onDisk);
  const { sidebars, standalone } = version.manifest;
  return [...new Set([...Object.values(sidebars).flatMap(({ items }) => listedIdsOf(items)), ...standalone])]
    .filter((id) => !there.has(id))
    .map((id) => {
      const near = closest(id, onDisk);
      const problem = `names the page "${id}", but ${fileOf(version, id)} doesn't exist`;
      const remedy = near ? `write "${near}" if that is meant, or add the file` : 'add the file, or remove the ID';
      return diagnostic(manifestOf(version), null, problem, remedy);
    });
}

/**
 * Reports problems of one file: whether it can be read, its name, whether it's in the manifest, and its frontmatter.
 */
function fileDiagnostics(version: Version, id: string, named: ReadonlySet<string>, root: string): Diagnostic[] {
  const file = fileOf(version, id);
  const report = (problem: string, remedy: string) => [diagnostic(file, null, problem, remedy)];
  const page = readPage(join(root, file));
  if ('problem' in page) {
    return report(page.problem, page.remedy);
  }
  if (!idPattern.test(id) || /\.[a-z]+$|(^|\/)index\//.test(id)) {
    return report("has a name that can't be used in a URL", 'use lowercase letters, digits, and hyphens');
  }
  const [section = ''] = id.split('/');
  if (version.name === 'current' && reservedNames.includes(section)) {
    return report(`has an address below /${section}, which the site needs itself`, 'choose another name');
  }
  const longest = Math.max(...id.split('/').map(({ length }) => length));
  if (longest > maxName) {
    return report(`has a name of ${longest} characters`, `shorten it: the maximum is ${maxName}`);
  }
  const listing = `add doc('${id}') to a sidebar in ${manifestOf(version)}, or its ID to "standalone" there`;
  const unlisted = named.has(id) ? [] : report('is in no sidebar', listing);
  const frontmatter = readFrontmatter(page.text, file);
  return [...unlisted, ...('diagnostics' in frontmatter ? frontmatter.diagnostics : [])];
}

function manifestOf(version: Version): string {
  return `${folderOf(version)}/manifest.ts`;
}
