import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { copySite } from '@/e2e/support/site-copy';

const page = (title: string, text: string) => `---
title: ${title}
description: A page of the fixture with two versions, long enough for a description.
sources: [https://example.org/]
verified: { date: 2026-11-20 }
---

${text}
`;

const manifest = (label: string) => `import { doc, sidebar } from '@/lib/manifest/define';
import type { IdsOf, Manifest } from '@/lib/manifest/types';
export const manifest = {
  sidebars: { docs: sidebar('${label}', [doc('index'), doc('lite/index'), doc('lite/updating')]) },
  standalone: [],
  redirects: {},
} as const satisfies Manifest;
export type DocId = IdsOf<typeof manifest>;
`;

const files = (version: string) => ({
  'manifest.ts': manifest(version),
  'index.mdx': page(`Home of ${version}`, 'See [Lite](./lite/index.mdx).'),
  'lite/index.mdx': page(`Lite of ${version}`, 'See [updating](updating).'),
  'lite/updating.mdx': page(`Updating ${version}`, 'See [home](../index.mdx).'),
});

const below = (folder: string, tree: Record<string, string>) =>
  Object.fromEntries(Object.entries(tree).map(([name, text]) => [`${folder}/${name}`, text]));

test('a second version builds under its own path and links within itself', () => {
  test.setTimeout(240_000);
  const copy = copySite('none');
  try {
    copy.write({
      ...below('content', files('Next')),
      ...below('content/versions/1.0', files('1.0')),
      'content/versions.ts': `import type { Version } from '@/lib/manifest/types';
import { manifest } from './manifest';
import { manifest as first } from './versions/1.0/manifest';
export const versions = [
  { name: 'current', label: 'Next', path: '/', manifest },
  { name: '1.0', label: '1.0', path: '/1.0/', manifest: first },
] as const satisfies readonly [Version, ...Version[]];
`,
    });
    const { status, said } = copy.build();
    expect(said).not.toMatch(/Warning, (broken|duplicate)/);
    expect(status).toBe(0);
    const html = (file: string) => readFileSync(join(copy.folder, 'out', file), 'utf8');
    expect(html('index.html')).toContain('Home of Next');
    expect(html('1.0.html')).toContain('Home of 1.0');
    expect(html('1.0/index.html')).toContain('href="/1.0/lite/"');
    expect(html('1.0/lite.html')).toContain('href="/1.0/lite/updating"');
    expect(html('lite/index.html')).toContain('href="/lite/updating"');
    expect(html('1.0/lite/updating.html')).toContain('href="/1.0/"');
  } finally {
    copy.remove();
  }
});
