import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Version } from '@/lib/site/manifest/types';
import { twinOf } from '@/lib/site/paths.mjs';
import { llmsFullText, llmsText } from './llms';
import type { Twin } from './twin';

/**
 * Publishes the Markdown pages, each next to its HTML page, with the offsets of their placeholders in one file, and the
 * newest version's `llms.txt` and `llms-full.txt`.
 */
export function publishTwins(out: string, newest: Version, twins: readonly Twin[]): void {
  for (const { route, text } of twins) {
    const file = join(out, twinOf(route.path));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const placeholders = twins.map((twin) => [twinOf(twin.route.path), twin.placeholders]);
  writeFileSync(join(out, 'markdown-placeholders.json'), JSON.stringify(Object.fromEntries(placeholders)));
  const current = twins.filter(({ route }) => route.version.name === newest.name);
  writeFileSync(join(out, 'llms.txt'), llmsText(newest, current));
  writeFileSync(join(out, 'llms-full.txt'), llmsFullText(current));
}
