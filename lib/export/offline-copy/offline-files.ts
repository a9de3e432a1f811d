import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Route } from '@/lib/site/manifest/routes';
import { filesOf } from '@/lib/site/paths.mjs';
import { type OfflineSite, offlineHtml, scriptFolder } from './offline-html';
import { offlineStyles } from './offline-styles';

/** Files that pages show or readers download. All other files of an export are for hosts and for Next's scripts. */
const kept = /\.(css|woff2|svg|png|jpe?g|webp|avif|gif|ya?ml|env|md)$|^openapi\.json$/;

/** Data that a page's scripts fetch, which become scripts in the copy (see `app/_offline-copy/data-files.ts`). */
const data = /^search\/[^/]+\.json$|^value-pages\.json$/;

/** Pages whose sections the upgrade planner shows. */
const planned = /^\/(?:lite|pro|enterprise)\/(?:updating$|upgrading\/)/;

/**
 * Returns the pages of the offline copy and the files that they use, by their names in the copy.
 *
 * @param out the folder of the built site
 * @throws if a route's page is missing
 */
export function offlineFiles(
  out: string,
  routes: readonly Route[],
  site: Omit<OfflineSite, 'holds'>,
): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  for (const name of filesBelow(out).filter((file) => kept.test(file))) {
    const bytes = readFileSync(join(out, name));
    files.set(name, name.endsWith('.css') ? Buffer.from(offlineStyles(bytes.toString())) : bytes);
  }
  const plannedPages = routes.flatMap(({ path }) => (planned.test(path) ? [filesOf(path, 'html')[0]] : []));
  for (const name of [...filesBelow(out).filter((file) => data.test(file)), ...plannedPages]) {
    const text = readFileSync(join(out, name), 'utf8');
    const used = name.endsWith('.html') ? (/<main[\s\S]*<\/main>/.exec(text)?.[0] ?? text) : text;
    files.set(
      `${scriptFolder}/${name}.js`,
      Buffer.from(`offlineData(${JSON.stringify(name)},${JSON.stringify(used)});\n`),
    );
  }
  const pages = new Map(routes.map(({ path }) => [filesOf(path, 'html')[0], path]));
  const holds = (file: string) => files.has(file) || pages.has(file);
  for (const [name, path] of pages) {
    const html = offlineHtml(readFileSync(join(out, name), 'utf8'), path, { ...site, holds });
    files.set(name, Buffer.from(html));
  }
  return files;
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((name) => name.replaceAll('\\', '/'));
}
