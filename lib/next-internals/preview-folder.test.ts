import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '@/lib/programs/fixtures/temporary-folder';
import { makePreviewFolder } from './preview-folder';

const build = {
  '.next/BUILD_ID': 'id',
  '.next/routes-manifest.json': {
    basePath: '',
    version: 3,
    staticRoutes: [{ page: '/robots.txt' }],
    dynamicRoutes: [{ page: '/x' }],
  },
  '.next/app-path-routes-manifest.json': { '/[[...slug]]/page': '/[[...slug]]' },
  '.next/server/app-paths-manifest.json': { '/[[...slug]]/page': 'app/[[...slug]]/page.js' },
  '.next/server/pages-manifest.json': { '/404': 'pages/404.html' },
  '.next/server/app/index.html': 'rendered',
  '.next/server/pages/404.html': "Next's own",
  'out/index.html': 'home',
  'out/404.html': 'finished',
  'out/_next/static/chunk.js': 'chunk',
};

test("says which command to run if there's no build", () => {
  const { 'out/index.html': _, ...unexported } = build;
  const { '.next/BUILD_ID': __, ...unbuilt } = build;
  for (const files of [{}, unexported, unbuilt]) {
    expect(() => makePreviewFolder(temporaryFolder(files))).toThrow(
      'no built site in out/ yet. Build it first: npm run build',
    );
  }
});

test('keeps the base path of the build', () => {
  const routes = { ...build['.next/routes-manifest.json'], basePath: '/docs' };
  const { path, basePath } = makePreviewFolder(temporaryFolder({ ...build, '.next/routes-manifest.json': routes }));
  const manifest = JSON.parse(readFileSync(join(path, '.next', 'routes-manifest.json'), 'utf8'));
  expect(basePath).toBe('/docs');
  expect(manifest.rewrites.beforeFiles.map(({ source }: { source: string }) => source)).toEqual(['/docs', '/docs/']);
  expect(readFileSync(join(path, 'next.config.mjs'), 'utf8')).toContain('"basePath":"/docs"');
});
