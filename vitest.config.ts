import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: {
    tsconfigPaths: true,
    // Outside of Next, the package itself throws.
    alias: { 'server-only': fileURLToPath(new URL('node_modules/server-only/empty.js', import.meta.url)) },
  },
  test: {
    // Each file begins afresh; in a thread that costs less than in a process.
    pool: 'threads',
    css: { modules: { classNameStrategy: 'non-scoped' } },
    projects: [
      { extends: true, test: { name: 'node', include: ['**/*.test.ts'], environment: 'node' } },
      { extends: true, test: { name: 'dom', include: ['**/*.test.tsx'], environment: 'happy-dom' } },
    ],
    exclude: ['node_modules', 'out', 'hosts', '.next', '.preview', 'e2e'],
  },
});
