import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Machine } from '@/e2e/runbooks/machine';
import { contentFolder } from '@/lib/content/pages/content-files';
import { readSections } from '@/lib/content/pages/sections';

const folder = 'troubleshooting';

/** The pages with entries for errors. */
export const errorPages: readonly string[] = readdirSync(join(contentFolder, folder))
  .filter((name) => name.endsWith('.mdx'))
  .map((name) => `${folder}/${name.slice(0, -'.mdx'.length)}`);

/** A section of such a page. */
export type Entry = {
  readonly page: string;
  /** Without marks for code. */
  readonly heading: string;
  /** The whole section in one line. */
  readonly text: string;
};

/**
 * Returns the entry of an error.
 *
 * @throws if no page has it
 */
export function entryOf(heading: string): Entry {
  const found = entries.find((entry) => entry.heading === heading);
  if (!found) {
    throw new Error(`No page in ${contentFolder}/${folder} has the heading "${heading}"; use one that exists.`);
  }
  return found;
}

const entries: readonly Entry[] = readSections().flatMap(({ address, title, text }) => {
  const page = errorPages.find((path) => address.startsWith(`/${path}#`));
  const heading = title.replaceAll('`', '');
  return page === undefined ? [] : { page, heading, text: `${title} ${text}`.replaceAll(/\s+/g, ' ') };
});

/** Adds a program that sends signed-in requests. */
export function addRequest(machine: Machine): void {
  cpSync(join(import.meta.dirname, 'request.sh'), machine.outside('/usr/local/bin/request'));
}
