import { createHash } from 'node:crypto';
import { basePath, withBasePath } from '@/lib/site/base-path.mjs';
import { services } from '@/lib/site/services';
import { withContentPolicy } from './content-policy';
import { finishHtml } from './finish-html';
import { paintTogether } from './first-paint';
import { type LateStart, type PageSheets, type PayloadText, startLate } from './late-start';
import { startProgram } from './start-program';
import { readSheets } from './used-css';

/** Where Next puts the style sheets, below the address of its files. */
export const sheetFolder = 'static/chunks';

/** Finishes the pages of one export. */
export type PageFinisher = {
  /**
   * Finishes the HTML of a page.
   *
   * @param file is named where that is not possible
   * @param payload null for a page that keeps its payload, because no file of its own has it
   * @throws a sentence when Next has written the page in a form that this does not know
   */
  finish(file: string, html: string, payload: PayloadText | null): string;
  /** What finished pages ask for beside Next's style sheets: the text of each sheet by its name in their folder. */
  readonly rareSheets: ReadonlyMap<string, string>;
};

/**
 * @param root the project's folder
 * @param readSheet reads a style sheet of Next's by its name in its folder
 */
export function pageFinisher(root: string, readSheet: (name: string) => string): PageFinisher {
  const rareSheets = new Map<string, string>();
  const late = lateStartOf(root, (addresses) => {
    const { usedBy, fonts, rare } = readSheets(
      addresses.map((href) => ({ href, css: readSheet(href.slice(addressOf('').length)) })),
    );
    // Hosts let browsers keep what is in this folder for ever.
    const name = `rare-${createHash('sha256').update(rare).digest('hex').slice(0, 12)}.css`;
    rareSheets.set(name, rare);
    return { usedBy, fonts, rare: addressOf(name) };
  });
  return {
    rareSheets,
    finish(file, html, payload) {
      try {
        // The policy comes last, because it hashes what the file then holds.
        return withContentPolicy(startLate(paintTogether(finishHtml(html)), payload, late), { basePath, services });
      } catch (cause) {
        throw new Error(
          `${file} cannot be finished. ${(cause as Error).message} After an update of Next, lib/export/ must follow it.`,
          { cause },
        );
      }
    },
  };
}

function addressOf(sheet: string): string {
  return withBasePath(`/_next/${sheetFolder}/${sheet}`);
}

/** What the pages of an export have in common. Most list the same style sheets, which are read once. */
function lateStartOf(root: string, readSheetsAt: (addresses: readonly string[]) => PageSheets): LateStart {
  const known = new Map<string, PageSheets>();
  return {
    scriptFor: startProgram(root),
    sheetsOf(addresses) {
      const key = addresses.join(' ');
      const sheets = known.get(key) ?? readSheetsAt(addresses);
      known.set(key, sheets);
      return sheets;
    },
  };
}
