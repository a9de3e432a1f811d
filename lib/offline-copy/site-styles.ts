import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = '_next/static/chunks';

/** The fonts: the pages of the site declare themselves what they are painted with, and their scripts the rest. */
export const fontStyles = `${folder}/fonts.css`;

/**
 * The style sheets of the site without the fonts, by their paths in the export; the one that orders the layers comes first.
 *
 * @param out the folder of the built site
 */
export function siteStyles(out: string): string[] {
  const sheets = readdirSync(join(out, folder))
    .filter((name) => name.endsWith('.css'))
    .map((name) => `${folder}/${name}`)
    .filter((name) => name !== fontStyles);
  const isFirst = (name: string) => /^@layer [^{;]+;/.test(readFileSync(join(out, name), 'utf8'));
  return sheets.sort((a, b) => Number(isFirst(b)) - Number(isFirst(a)));
}
