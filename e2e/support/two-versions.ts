/**
 * The content of a site with two versions. `Next` and `1.0` have three pages in common; `lite/new` is only in Next, and
 * `lite/old` only in 1.0.
 */
export const twoVersions: Readonly<Record<string, string>> = {
  ...below('content', filesOf('Next', '/', 'lite/new')),
  ...below('content/versions/1.0', filesOf('1.0', '/1.0/', 'lite/old')),
  'content/versions.ts': `import type { Version } from '@/lib/site/manifest/types';
import { manifest } from './manifest';
import { manifest as first } from './versions/1.0/manifest';
export const versions = [
  { name: 'current', label: 'Next', path: '/', manifest },
  { name: '1.0', label: '1.0', path: '/1.0/', manifest: first },
] as const satisfies readonly [Version, ...Version[]];
`,
};

function filesOf(version: string, path: string, own: string): Record<string, string> {
  return {
    'manifest.ts': manifestOf(version, own),
    'index.mdx': pageOf(`Home of ${version}`, `See [Lite](${path}lite/).`),
    'lite/index.mdx': pageOf(`Lite of ${version}`, `See [updating](${path}lite/updating).`),
    'lite/updating.mdx': pageOf(`Updating ${version}`, `See [home](${path}).\n\n## Redis\n\nOne more thing.`),
    [`${own}.mdx`]: pageOf(`Only in ${version}`, `See [home](${path}).`),
  };
}

function manifestOf(version: string, own: string): string {
  return `import { doc, sidebar } from '@/lib/site/manifest/define';
import type { IdsOf, Manifest } from '@/lib/site/manifest/types';
export const manifest = {
  sidebars: { docs: sidebar('${version}', [doc('index'), doc('lite/index'), doc('lite/updating'), doc('${own}')]) },
  standalone: [],
  redirects: {},
} as const satisfies Manifest;
export type DocId = IdsOf<typeof manifest>;
`;
}

function pageOf(title: string, text: string): string {
  return `---
title: ${title}
description: A page of the fixture with two versions, long enough for a description.
sources: [https://example.org/]
verified: { date: 2026-11-20, method: code }
---

${text}
`;
}

function below(folder: string, tree: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(tree).map(([name, text]) => [`${folder}/${name}`, text]));
}
