import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { versions } from '@/content/versions';
import { type Route, routesOf } from '@/lib/site/manifest/routes';
import { filesOf } from '@/lib/site/paths';

/** The folder of the export. */
export const out = join(process.cwd(), 'out');

/** Every address of the site. */
export const routes: readonly Route[] = [...routesOf(versions).values()];

/** The canonical paths of all pages. */
export const pagePaths: readonly string[] = routes.filter(({ kind }) => kind === 'page').map(({ path }) => path);

/** Returns the built HTML of a canonical path. */
export function htmlOf(path: string): string {
  return readFileSync(join(out, filesOf(path, 'html')[0]), 'utf8');
}

/** Returns the full URL of a path on the tested site, for browsers that Playwright doesn't drive. */
export function addressOf(path: string): string {
  return new URL(path, process.env.SITE_URL).href;
}
