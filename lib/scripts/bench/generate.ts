import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { textOf } from './page-text';
import { capitalised } from './prose';
import { type BenchPage, sectionsOf } from './site-plan';

/** Writes the MDX file of each page to a content folder. */
export function writePages(content: string, pages: readonly BenchPage[]): void {
  for (const page of pages) {
    const file = join(content, `${page.id}.mdx`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, textOf(page, pages));
  }
}

/** Returns the source of `content/manifest.ts` for pages, with one sidebar per section. */
export function manifestOf(pages: readonly BenchPage[]): string {
  const sidebars = [...sectionsOf(pages)].map(([name, members]) => {
    const label = capitalised(name.replaceAll('-', ' '));
    const docs = members.map(({ id }) => `      doc('${id}'),\n`).join('');
    return `    '${name}': sidebar('${label}', [\n${docs}    ]),\n`;
  });
  return `import { doc, sidebar } from '@/lib/site/manifest/define';
import type { IdsOf, Manifest } from '@/lib/site/manifest/types';

export const manifest = {
  sidebars: {
${sidebars.join('')}  },
  standalone: [],
  redirects: {},
} as const satisfies Manifest;

export type DocId = IdsOf<typeof manifest>;
`;
}
