import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '@/lib/programs/files-below';
import type { Route } from '@/lib/site/manifest/routes';
import { filesOf } from '@/lib/site/paths';
import { bundleScripts } from './bundle-scripts';
import { type OfflineSite, offlineHtml, scriptFolder } from './offline-html';

/** Files that pages show or readers download. All other files of an export are for hosts and for Next's scripts. */
const kept = /\.(css|woff2|svg|png|jpe?g|webp|avif|gif|ya?ml|env|md)$|^openapi\.json$/;

/** Data that a page's scripts fetch, which become scripts in the copy (see `app/_offline-copy/data-files.ts`). */
const data = /^search\/[^/]+\.json$|^value-pages\.json$/;

/** Pages whose sections the upgrade planner shows. */
const planned = /^\/(?:lite|pro|enterprise)\/(?:updating$|upgrading\/)/;

/** Fonts come from the same disk, so waiting for them costs nothing; the site is painted without one that's late. */
const fontDisplay = /font-display:\s*(?:optional|swap)/g;

/** Returns every file of the offline copy of the site in `out/`, by name. Throws if a route's page is missing. */
export async function offlineCopyOf(
  root: string,
  routes: readonly Route[],
  site: Omit<OfflineSite, 'holds'>,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const out = join(root, 'out');
  const textOf = (name: string) => readFileSync(join(out, name), 'utf8');
  const names = filesBelow(out);
  const files = new Map<string, Uint8Array>();
  for (const name of names.filter((file) => kept.test(file))) {
    const isStyle = name.endsWith('.css');
    const bytes = isStyle ? Buffer.from(textOf(name).replace(fontDisplay, 'font-display:block')) : null;
    files.set(name, bytes ?? readFileSync(join(out, name)));
  }
  const plannedPages = routes.flatMap(({ path }) => (planned.test(path) ? [filesOf(path, 'html')[0]] : []));
  for (const name of [...names.filter((file) => data.test(file)), ...plannedPages]) {
    const text = textOf(name);
    const used = name.endsWith('.html') ? (/<main[\s\S]*<\/main>/.exec(text)?.[0] ?? text) : text;
    const script = `offlineData(${JSON.stringify(name)},${JSON.stringify(used)});\n`;
    files.set(`${scriptFolder}/${name}.js`, Buffer.from(script));
  }
  const pages = new Map(routes.map(({ path }) => [filesOf(path, 'html')[0], path]));
  const holds = (file: string) => files.has(file) || pages.has(file);
  for (const [name, path] of pages) {
    files.set(name, Buffer.from(offlineHtml(textOf(name), path, { ...site, holds })));
  }
  for (const [name, code] of await bundleScripts(root)) {
    files.set(`${scriptFolder}/${name}`, Buffer.from(code));
  }
  return files;
}
