import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Route } from '@/lib/manifest/routes';
import { basePath } from '@/lib/site/base-path.mjs';
import { filesOf } from '@/lib/site/paths.mjs';
import { services } from '@/lib/site/services';
import { withContentPolicy } from './content-policy';
import { copyFile } from './copy-file';
import { finishHtml } from './finish-html';

/**
 * Completes what Next exported: finishes the HTML of each route, and puts every page and payload where a host without configuration
 * looks for it (see `filesOf`).
 *
 * @param out the export's folder
 * @param onPage gets each route with its finished HTML
 * @throws when Next left no file for a route
 */
export function finishExport(
  out: string,
  routes: readonly Route[],
  onPage: (route: Route, html: string) => void,
): void {
  for (const route of routes) {
    const [page, ...copies] = filesOf(route.path, 'html');
    const html = finishFile(join(out, page));
    onPage(route, html);
    const [payload, ...payloadCopies] = filesOf(route.path, 'txt');
    for (const copy of copies) {
      copyFile(join(out, page), join(out, copy));
    }
    for (const copy of payloadCopies) {
      copyFile(join(out, payload), join(out, copy));
    }
  }
  finishFile(join(out, '404.html'));
  // Next exports the not-found page a second time, at an address of its own.
  for (const name of ['_not-found.html', '_not-found.txt', '_not-found']) {
    rmSync(join(out, name), { recursive: true, force: true });
  }
}

function finishFile(file: string): string {
  if (!existsSync(file)) {
    throw new Error(`${file} is missing; Next exported no page there. Run the build again and read its first error.`);
  }
  const exported = readFileSync(file, 'utf8');
  // Last, because it hashes what the file then holds.
  const finished = withContentPolicy(finishHtml(exported), { basePath, services });
  writeFileSync(file, finished);
  return finished;
}
