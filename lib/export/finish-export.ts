import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Route } from '@/lib/manifest/routes';
import { filesOf } from '@/lib/site/paths.mjs';
import { copyFile } from './copy-file';
import { type PageFinisher, sheetFolder } from './finish-page';
import { partFonts } from './font-faces';

/** A page as Next rendered it: its HTML, and in a file of its own what scripts get of it. */
export type RenderedPage = { readonly html: string; readonly payload: string };

/**
 * Completes what Next exported: puts the finished HTML of each route in the place of Next's, and every page and payload where a host
 * without configuration looks for it (see `filesOf`).
 *
 * @param out the export's folder
 * @param finisher finishes the not-found page, and has the style sheets that finished pages ask for
 * @param finish gets each route with its page, and tells the file that has the finished HTML, which is moved
 * @throws when Next left no file for a route, or one in a form that is not known
 */
export function finishExport(
  out: string,
  routes: readonly Route[],
  finisher: PageFinisher,
  finish: (route: Route, page: RenderedPage) => string,
): void {
  for (const route of routes) {
    const [page, ...copies] = filesOf(route.path, 'html');
    const [payload, ...payloadCopies] = filesOf(route.path, 'txt');
    const finished = finish(route, { html: read(join(out, page)), payload: read(join(out, payload)) });
    renameSync(finished, join(out, page));
    for (const copy of copies) {
      copyFile(join(out, page), join(out, copy));
    }
    for (const copy of payloadCopies) {
      copyFile(join(out, payload), join(out, copy));
    }
  }
  // It is shown at any address, and no payload is asked for.
  const notFound = join(out, '404.html');
  writeFileSync(notFound, finisher.finish(notFound, read(notFound), null));
  finishSheets(join(out, '_next', sheetFolder), finisher.rareSheets);
  // Next exports the not-found page a second time, at an address of its own.
  for (const name of ['_not-found.html', '_not-found.txt', '_not-found']) {
    rmSync(join(out, name), { recursive: true, force: true });
  }
}

/** Leaves the fonts to the pages; who uses the style sheets without them, as the books do, finds the fonts in a sheet of their own. */
function finishSheets(folder: string, rareSheets: PageFinisher['rareSheets']): void {
  const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'));
  const fonts = sheets.sort().map((name) => {
    const parted = partFonts(read(join(folder, name)));
    writeFileSync(join(folder, name), parted.css);
    return parted.fonts;
  });
  writeFileSync(join(folder, 'fonts.css'), fonts.join(''));
  // Last: the fonts in them are for browsers without scripts, and stay.
  for (const [name, css] of rareSheets) {
    writeFileSync(join(folder, name), css);
  }
}

function read(file: string): string {
  if (!existsSync(file)) {
    throw new Error(`${file} is missing; Next exported no page there. Run the build again and read its first error.`);
  }
  return readFileSync(file, 'utf8');
}
