import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportedFolder, servedFolder } from '@/lib/content/api/request-files';
import { cutApp } from '@/lib/next-internals/cut-app';
import { copyFile } from '@/lib/programs/copy-file';
import { basePath, withBasePath } from '@/lib/site/base-path.mjs';
import type { Route } from '@/lib/site/manifest/routes';
import { filesOf } from '@/lib/site/paths';
import { thirdParties } from '@/lib/site/third-parties';
import { withContentPolicy } from './content-policy';

/**
 * Finishes the pages that Next exported: removes Next's scripts from the HTML, adds the Content-Security-Policy, copies
 * every page and payload to the paths where a host without configuration looks for it (see `filesOf`), and moves the
 * descriptions of requests to the folder of hashed files.
 *
 * @param onPage receives the finished HTML of each route
 * @throws if Next exported no file for a route, or one in an unknown form
 */
export function finishExport(
  out: string,
  routes: readonly Route[],
  onPage: (route: Route, html: string) => void,
): void {
  let fontPreload = '';
  for (const route of routes) {
    const [page, ...copies] = filesOf(route.path, 'html');
    const [payload, ...payloadCopies] = filesOf(route.path, 'txt');
    const text = read(join(out, payload));
    const html = finishPage(page, read(join(out, page)), { address: withBasePath(`/${payload}`), text });
    writeFileSync(join(out, page), html);
    onPage(route, html);
    fontPreload ||= html.match(/<link rel="preload"[^>]* as="font"[^>]*>/)?.[0] ?? '';
    for (const copy of copies) {
      copyFile(join(out, page), join(out, copy));
    }
    for (const copy of payloadCopies) {
      copyFile(join(out, payload), join(out, copy));
    }
  }
  renameSync(join(out, exportedFolder), join(out, servedFolder));
  // The not-found page is shown at any URL, and has no payload file. Next preloads no font for it.
  const notFound = join(out, '404.html');
  const html = read(notFound).replace('<link rel="stylesheet"', () => `${fontPreload}<link rel="stylesheet"`);
  writeFileSync(notFound, finishPage(notFound, html, null));
  // Next also exports the not-found page at a URL of its own.
  for (const name of ['_not-found.html', '_not-found.txt', '_not-found']) {
    rmSync(join(out, name), { recursive: true, force: true });
  }
}

/** @param file the file's name, for error messages */
function finishPage(file: string, html: string, payload: Parameters<typeof cutApp>[1]): string {
  try {
    // The policy comes last, because it contains hashes of the page's scripts.
    return withContentPolicy(cutApp(html, payload), { basePath, thirdParties });
  } catch (cause) {
    throw new Error(
      `${file} can't be finished. ${(cause as Error).message} After an update of Next, adapt lib/next-internals/.`,
      { cause },
    );
  }
}

function read(file: string): string {
  if (!existsSync(file)) {
    throw new Error(`${file} is missing; Next exported no page there. Run the build again and read its first error.`);
  }
  return readFileSync(file, 'utf8');
}
