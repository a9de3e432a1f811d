import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { versions } from '@/content/versions';
import { frontmatterOf } from '@/lib/content/pages/source';
import { routesOf } from '@/lib/site/manifest/routes';
import { filesOf } from '@/lib/site/paths';
import { placesOf } from './page-places';
import { recordsOfPage } from './records-of-page';
import type { SearchRecord } from './search-record';

/** Reads the records of the built site, in reading order. Throws if one of its pages is missing. */
export function recordsOfSite(out = join(process.cwd(), 'out')): SearchRecord[] {
  return [...routesOf(versions).values()].flatMap((route) => {
    if (route.kind !== 'page') {
      return [];
    }
    const file = join(out, filesOf(route.path, 'html')[0]);
    if (!existsSync(file)) {
      throw new Error(
        `${file} is missing, so the site's search records can't be read. Build the site first: npm run build`,
      );
    }
    const { search } = frontmatterOf(route.version, route.doc.id);
    return recordsOfPage(route.version, route.doc, placesOf(readFileSync(file, 'utf8')), search);
  });
}
