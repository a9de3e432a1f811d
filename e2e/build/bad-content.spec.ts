import { expect } from '@playwright/test';
import { copySite, type SiteCopy } from '@/e2e/support/site-copy';
import { test } from '@/e2e/support/test';

const page = (text: string) => `---
title: A page
description: A page of the fixture for bad content, long enough for a description.
sources: [https://example.org/]
verified: { date: 2026-11-20, method: code }
---

${text}
`;

const manifestOf = (ids: readonly string[]) => `import { doc, sidebar } from '@/lib/site/manifest/define';
import type { IdsOf, Manifest } from '@/lib/site/manifest/types';
export const manifest = {
  sidebars: { docs: sidebar('Docs', [${ids.map((id) => `doc('${id}')`).join(', ')}]) },
  standalone: [],
  redirects: {},
} as const satisfies Manifest;
export type DocId = IdsOf<typeof manifest>;
`;

const versions = `import type { Version } from '@/lib/site/manifest/types';
import { manifest } from './manifest';
export const versions = [{ name: 'current', label: 'Next', path: '/', manifest }] as const satisfies readonly [Version, ...Version[]];
`;

let copy: SiteCopy;

test.beforeAll(() => {
  copy = copySite('none');
});

test.afterAll(() => copy.remove());

test.beforeEach(() => {
  test.setTimeout(240_000);
  copy.clear();
  copy.write({ 'content/versions.ts': versions });
});

test('problems that make a page wrong stop the build, with a message for each', () => {
  copy.write({
    'content/manifest.ts': manifestOf(['index', 'lite/doker']),
    'content/index.mdx': 'No frontmatter.\n',
    'content/lite/docker.mdx': page('Text.'),
  });
  const { status, output } = copy.build();
  expect(status).not.toBe(0);
  expect(output).toContain('content/index.mdx:1 has no frontmatter; ');
  expect(output).toContain(
    'names the page "lite/doker", but content/lite/doker.mdx doesn\'t exist; write "lite/docker" if that is meant',
  );
  expect(output).toContain('content/lite/docker.mdx is in no sidebar; ');
  expect(output).toContain('The build stopped: 3 of these make a page wrong.');
});

test("a page that doesn't compile stops the build with a message that names the line", { tag: '@full' }, () => {
  copy.write({ 'content/manifest.ts': manifestOf(['index']), 'content/index.mdx': page('```cobol\nx\n```') });
  const { status, output } = copy.build();
  expect(status).not.toBe(0);
  expect(output).toContain(
    'content/index.mdx:8 opens a code block in "cobol", which isn\'t a language that the site highlights; ',
  );
});

test('an empty content folder stops the build with a message to add a page', () => {
  copy.write({ 'content/manifest.ts': manifestOf([]) });
  const { status, output } = copy.build();
  expect(status).not.toBe(0);
  expect(output).toContain('content contains no page; add a page such as index.mdx');
});

test('broken links, broken anchors, and duplicate routes only cause warnings with file and line', {
  tag: '@full',
}, () => {
  copy.write({
    'content/manifest.ts': manifestOf(['index', 'lite/index', 'lite']),
    'content/index.mdx': page('See [a](/lit/), [b](./gone.mdx), [c](/lite/#gone) and [d](../../etc/passwd).'),
    'content/lite/index.mdx': page('## Here\n\nText.').replaceAll('\n', '\r\n'),
    'content/lite.mdx': page('Text.'),
  });
  const { status, output } = copy.build();
  expect(status).toBe(0);
  expect(output).toContain(
    'Warning, duplicate route: content/lite.mdx claims the address /lite, which content/lite/index.mdx has already; ',
  );
  expect(output).toContain(
    'Warning, broken link: content/index.mdx:8 links to /lit/, where there is no page; write /lite/ if that is meant.',
  );
  expect(output).toContain('Warning, broken Markdown link: content/index.mdx:8 links to the file ');
  expect(output).toContain(
    'Warning, broken anchor: content/index.mdx:8 links to /lite/#gone, but /lite/ has no heading with the ID "gone"; ',
  );
  expect(output).toContain('Warning, broken link: content/index.mdx:8 links to /etc/passwd, where there is no page; ');
});
