import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { isCopied, writeOurSite } from './our-site';
import { pagesOf } from './site-plan';
import { testFolder } from './test-folder';

test.each([
  'app',
  'lib/content',
  'components/page/page/doc-page.tsx',
  '.npmrc',
  'public/.well-known',
  'package.json',
  'content',
  'content/environment',
])('copies %s', (path) => {
  expect(isCopied(path)).toBe(true);
});

test.each([
  '.git',
  '.next',
  '.env',
  'out',
  'content/lite',
  'content/manifest.ts',
  'node_modules',
  'lib/scripts/bench',
  'lib/content/toc/build-toc.test.ts',
  'tsconfig.tsbuildinfo',
])("doesn't copy %s", (path) => {
  expect(isCopied(path)).toBe(false);
});

test('replaces the real pages with generated ones, and keeps the data next to them', () => {
  const project = projectOf({
    'package.json': '{}',
    'lib/content/pages/page.ts': 'code',
    'content/manifest.ts': 'real',
    'content/environment/keys.mjs': 'beside',
    'content/lite/index.mdx': 'real',
  });
  const copy = `${project}-copy`;
  writeOurSite(copy, pagesOf(3), project);
  expect(readFileSync(join(copy, 'lib/content/pages/page.ts'), 'utf8')).toBe('code');
  expect(readFileSync(join(copy, 'content/environment/keys.mjs'), 'utf8')).toBe('beside');
  expect(readFileSync(join(copy, 'content/manifest.ts'), 'utf8')).toContain("doc('request-guide/index')");
  expect(existsSync(join(copy, 'content/request-guide/index.mdx'))).toBe(true);
  expect(existsSync(join(copy, 'content/lite'))).toBe(false);
});

function projectOf(files: Readonly<Record<string, string>>): string {
  const folder = join(testFolder(), 'project');
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}
