import { gzipSync } from 'node:zlib';
import { buildSync } from 'esbuild';
import { expect, test } from 'vitest';
import { budgets } from '@/lib/bench/budgets';

test('all that every page loads of the search is small', () => {
  const { outputFiles } = buildSync({
    entryPoints: ['components/search/launch/search-launcher.tsx'],
    bundle: true,
    minify: true,
    write: false,
    outdir: 'out',
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    // React and Next are in each page anyway; the modal comes when a reader turns to it.
    packages: 'external',
    external: ['@/components/search/modal/*'],
    define: { 'process.env.NEXT_PUBLIC_BASE_PATH': 'undefined' },
    loader: { '.css': 'local-css' },
  });
  const script = outputFiles.find(({ path }) => path.endsWith('.js'))?.text ?? '';
  expect(script).toContain('import("@/components/search/modal/search-modal")');
  expect(gzipSync(script, { level: 9 }).length).toBeLessThanOrEqual(budgets.searchBytes);
});
