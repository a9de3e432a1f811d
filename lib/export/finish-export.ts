import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Route } from '@/lib/manifest/routes';
import { basePath, withBasePath } from '@/lib/site/base-path.mjs';
import { filesOf } from '@/lib/site/paths.mjs';
import { services } from '@/lib/site/services';
import { withContentPolicy } from './content-policy';
import { copyFile } from './copy-file';
import { finishHtml } from './finish-html';
import { paintTogether } from './first-paint';
import { partFonts } from './font-faces';
import { type LateStart, type PageSheets, type PayloadText, startLate } from './late-start';
import { startProgram } from './start-program';
import { readSheets } from './used-css';

/** Where the style sheets are in an export. */
const sheetFolder = '_next/static/chunks';

/**
 * Completes what Next exported: finishes the HTML of each route, and puts every page and payload where a host without configuration
 * looks for it (see `filesOf`).
 *
 * @param out the export's folder, in the project's
 * @param onPage gets each route with its finished HTML
 * @throws when Next left no file for a route, or one in a form that is not known
 */
export function finishExport(
  out: string,
  routes: readonly Route[],
  onPage: (route: Route, html: string) => void,
): void {
  const late = lateStartOf(out);
  for (const route of routes) {
    const [page, ...copies] = filesOf(route.path, 'html');
    const [payload, ...payloadCopies] = filesOf(route.path, 'txt');
    const text = read(join(out, payload));
    const html = finishFile(join(out, page), { address: withBasePath(`/${payload}`), text }, late);
    onPage(route, html);
    for (const copy of copies) {
      copyFile(join(out, page), join(out, copy));
    }
    for (const copy of payloadCopies) {
      copyFile(join(out, payload), join(out, copy));
    }
  }
  // It is shown at any address, and no payload is asked for.
  finishFile(join(out, '404.html'), null, late);
  finishSheets(join(out, sheetFolder));
  // Next exports the not-found page a second time, at an address of its own.
  for (const name of ['_not-found.html', '_not-found.txt', '_not-found']) {
    rmSync(join(out, name), { recursive: true, force: true });
  }
}

function finishFile(file: string, payload: PayloadText | null, late: LateStart): string {
  try {
    // The policy comes last, because it hashes what the file then holds.
    const finished = withContentPolicy(startLate(paintTogether(finishHtml(read(file))), payload, late), {
      basePath,
      services,
    });
    writeFileSync(file, finished);
    return finished;
  } catch (cause) {
    throw new Error(
      `${file} cannot be finished. ${(cause as Error).message} After an update of Next, lib/export/ must follow it.`,
      { cause },
    );
  }
}

/** Leaves the fonts to the pages; who uses the style sheets without them, as the books do, finds the fonts in a sheet of their own. */
function finishSheets(folder: string): void {
  const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'));
  const fonts = sheets.sort().map((name) => {
    const parted = partFonts(read(join(folder, name)));
    writeFileSync(join(folder, name), parted.css);
    return parted.fonts;
  });
  writeFileSync(join(folder, 'fonts.css'), fonts.join(''));
}

function read(file: string): string {
  if (!existsSync(file)) {
    throw new Error(`${file} is missing; Next exported no page there. Run the build again and read its first error.`);
  }
  return readFileSync(file, 'utf8');
}

/** What the pages of an export have in common. Most list the same style sheets, which are read once. */
function lateStartOf(out: string): LateStart {
  const known = new Map<string, PageSheets>();
  return {
    scriptFor: startProgram(process.cwd()),
    sheetsOf(addresses) {
      const key = addresses.join(' ');
      const sheets = known.get(key) ?? pageSheets(out, addresses);
      known.set(key, sheets);
      return sheets;
    },
  };
}

function pageSheets(out: string, addresses: readonly string[]): PageSheets {
  const fileOf = (address: string) => join(out, address.slice(basePath.length));
  const { usedBy, rare } = readSheets(addresses.map((href) => ({ href, css: read(fileOf(href)) })));
  // Hosts let browsers keep what is in this folder for ever.
  const name = `rare-${createHash('sha256').update(rare).digest('hex').slice(0, 12)}.css`;
  const address = withBasePath(`/${sheetFolder}/${name}`);
  writeFileSync(fileOf(address), rare);
  return { usedBy, rare: address };
}
