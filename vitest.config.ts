import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Tests that replace modules or load them again, which other files of the thread would notice. */
const isolated = '**/*.isolated.test.ts';

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
    // A thread costs less than a process.
    pool: 'threads',
    css: { modules: { classNameStrategy: 'non-scoped' } },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['**/*.test.ts'],
          exclude: ['e2e/built', isolated],
          environment: 'node',
          // The files of a thread share modules, because loading them again takes longer than most tests.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'isolated', include: [isolated], environment: 'node' } },
      { extends: true, test: { name: 'dom', include: ['**/*.test.tsx'], environment: 'happy-dom' } },
      // Tests that read the files of the built site and need no browser.
      { extends: true, test: { name: 'built', include: ['e2e/built/*.test.ts'], environment: 'node' } },
    ],
    exclude: ['node_modules', 'out', 'hosts', '.next', '.preview'],
  },
});
