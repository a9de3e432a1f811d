import { type Diagnostic, diagnostic } from '@/lib/content/pages/diagnostic';
import { contentFolder, fileOf } from '@/lib/content/pages/folder';
import { docsOf } from '@/lib/site/manifest/docs';
import type { Version } from '@/lib/site/manifest/types';
import { stemOf } from '@/lib/site/paths.mjs';

/** Reports pages and redirects that claim the same URL in one of its forms. The first one keeps it. */
export function duplicateRoutes(versions: readonly Version[]): Diagnostic[] {
  const owners = new Map<string, string>();
  const diagnostics: Diagnostic[] = [];
  const claim = (path: string, owner: string, file: string, remedy: string) => {
    const stem = stemOf(path);
    const first = owners.get(stem);
    if (first === undefined) {
      owners.set(stem, owner);
    } else {
      const problem = `claims the address ${path}, which ${first} has already; only the first is shown`;
      diagnostics.push(diagnostic(file, null, problem, remedy));
    }
  };
  for (const version of versions) {
    for (const { id, path } of docsOf(version)) {
      const file = fileOf(version, id);
      claim(path, file, file, 'rename one of the two, or name it once in the manifest');
    }
  }
  for (const { manifest } of versions) {
    for (const from of Object.keys(manifest.redirects)) {
      claim(from, `the redirect of ${from}`, `${contentFolder}/manifest.ts`, 'remove the redirect');
    }
  }
  return diagnostics;
}
