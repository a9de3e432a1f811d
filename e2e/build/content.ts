import { afterAll, beforeEach } from 'vitest';
import { copySite } from '@/e2e/support/site-copy';

/** A page of a small site, whose text starts on line 8. */
export const pageOf = (text: string) => `---
title: A page
description: A page of the fixture for bad content, long enough for a description.
sources: [https://example.org/]
verified: { date: 2026-11-20, method: code }
---

${text}
`;

/** The manifest of a small site with these pages. */
export const manifestOf = (ids: readonly string[]) => `import { doc, sidebar } from '@/lib/site/manifest/define';
import type { IdsOf, Manifest } from '@/lib/site/manifest/types';
export const manifest = {
  sidebars: { docs: sidebar('Docs', [${ids.map((id) => `doc('${id}')`).join(', ')}]) },
  standalone: [],
  redirects: {},
} as const satisfies Manifest;
export type DocId = IdsOf<typeof manifest>;
`;

/** The only version of a small site. */
const versions = `import type { Version } from '@/lib/site/manifest/types';
import { manifest } from './manifest';
export const versions = [{ name: 'current', label: 'Next', path: '/', manifest }] as const satisfies readonly [Version, ...Version[]];
`;

/** Copies the site without its content, which has only a version before each test of the file. */
export function copySmallSite(): ReturnType<typeof copySite> {
  const copy = copySite('none');
  afterAll(copy.remove);
  beforeEach(() => {
    copy.clear();
    copy.write({ 'content/versions.ts': versions });
  });
  return copy;
}
