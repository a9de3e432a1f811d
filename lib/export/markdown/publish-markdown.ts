import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Version } from '@/lib/site/manifest/types';
import { markdownPathOf } from '@/lib/site/paths.mjs';
import { llmsText } from './llms';
import type { MarkdownPage } from './markdown-page';

/** Publishes the Markdown pages, the offsets of their placeholders, and the newest `llms.txt` and `llms-full.txt`. */
export function publishMarkdown(out: string, newest: Version, markdownPages: readonly MarkdownPage[]): void {
  for (const { route, text } of markdownPages) {
    const file = join(out, markdownPathOf(route.path));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const placeholders = markdownPages.map(({ route, placeholders: offsets }) => [markdownPathOf(route.path), offsets]);
  writeFileSync(join(out, 'markdown-placeholders.json'), JSON.stringify(Object.fromEntries(placeholders)));
  const current = markdownPages.filter(({ route }) => route.version.name === newest.name);
  writeFileSync(join(out, 'llms.txt'), llmsText(newest, current));
  writeFileSync(join(out, 'llms-full.txt'), current.map(({ part }) => part).join('\n'));
}
