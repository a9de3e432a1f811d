import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Tests that replace modules or load them again, which other files of the thread would notice. */
const isolated = '**/*.isolated.test.{ts,tsx}';

/** Tests of the built site that need no browser. */
const built = 'e2e/{build,built,hosts}/*.test.ts';

/** Whether tests run that take long for what they protect. */
const isFull = Boolean(process.env.TEST_FULL);

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
          exclude: [built, isolated],
          environment: 'node',
          // The files of a thread share modules, because loading them again takes longer than most tests.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'isolated', include: [isolated], environment: 'node' } },
      {
        extends: true,
        test: {
          name: 'dom',
          include: ['**/*.test.tsx'],
          exclude: [isolated],
          environment: 'happy-dom',
          // Creating a document for each file takes longer than its tests.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'built',
          include: [built],
          environment: 'node',
          // Whole builds and servers take longer than other programs.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
    exclude: ['node_modules', 'out', 'hosts', '.next', '.preview', ...(isFull ? [] : ['**/*.full.test.{ts,tsx}'])],
  },
});
