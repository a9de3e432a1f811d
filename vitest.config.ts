import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: {
    tsconfigPaths: true,
    // Outside of Next, the package itself throws an error.
    alias: { 'server-only': fileURLToPath(new URL('node_modules/server-only/empty.js', import.meta.url)) },
  },
  define: { isSearchHosted: 'false' },
  test: {
    // Some tests start other programs, which takes seconds on a busy machine.
    testTimeout: 30_000,
    // Each file starts from a clean state, and a thread costs less than a process.
    pool: 'threads',
    css: { modules: { classNameStrategy: 'non-scoped' } },
    projects: [
      { extends: true, test: { name: 'node', include: ['**/*.test.ts'], exclude: ['e2e/built'], environment: 'node' } },
      { extends: true, test: { name: 'dom', include: ['**/*.test.tsx'], environment: 'happy-dom' } },
      // Tests that read the files of the built site and need no browser.
      { extends: true, test: { name: 'built', include: ['e2e/built/*.test.ts'], environment: 'node' } },
    ],
    exclude: ['node_modules', 'out', 'hosts', '.next', '.preview'],
  },
});
