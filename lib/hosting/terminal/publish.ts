import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stepsFolder } from '@/lib/browser/planner/steps-file';
import { readAnswers } from '@/lib/export/bundle/answers';
import { bundle } from '@/lib/export/bundle/bundle';
import loadKnownKeys from '@/lib/export/bundle/known-keys-loader.mjs';
import type { MarkdownPage } from '@/lib/export/markdown/markdown-page';
import { readPageText } from '@/lib/hosting/mcp/page-text';
import { noticesOf } from '@/lib/hosting/server/notices';
import type { SearchRecord } from '@/lib/search/records/search-record';
import { packData, programName } from './data';

/** Publishes the program with its data in one file, and its SHA-256 checksum as `sha256sum --check` reads it. */
export async function publishTerminal(
  root: string,
  out: string,
  records: readonly SearchRecord[],
  pages: readonly MarkdownPage[],
): Promise<void> {
  const sections = new Map(pages.flatMap(sectionsIn));
  const folder = join(out, stepsFolder);
  // A site without the planner has no steps.
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : [];
  const packed = packData({
    answers: readAnswers(),
    steps: Object.fromEntries(files.map((file) => [file, JSON.parse(readFileSync(join(folder, file), 'utf8'))])),
    records,
    texts: records.map(({ url, content }) => sections.get(url) ?? content),
  });
  const chunks = await bundle(root, {
    input: { program: 'lib/hosting/terminal/main.ts' },
    platform: 'node',
    output: { format: 'esm', codeSplitting: false },
    define: { packedData: JSON.stringify(packed) },
    plugins: [{ name: 'known-keys', load: (id) => (id.endsWith('/doctor/known-keys.ts') ? loadKnownKeys() : null) }],
  });
  const notices = noticesOf(chunks.flatMap(({ moduleIds }) => moduleIds));
  const program = `#!/usr/bin/env node\n/*\n${notices}*/\n${chunks.map(({ code }) => code).join('')}`;
  const digest = createHash('sha256').update(program).digest('hex');
  writeFileSync(join(out, programName), program);
  writeFileSync(join(out, `${programName}.sha256`), `${digest}  ${programName}\n`);
}

/** Returns the Markdown of each section up to the next heading, with its URL. */
function sectionsIn({ route: { path }, text, sections }: MarkdownPage): (readonly [url: string, markdown: string])[] {
  const { lines } = readPageText(text);
  const starts = [0, ...sections.map(([, start]) => start)];
  const textOf = (at: number) =>
    lines
      .slice(starts[at], starts[at + 1])
      .join('\n')
      .trim();
  return [path, ...sections.map(([id]) => `${path}#${id}`)].map((url, at) => [url, textOf(at)]);
}
