import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { out } from '@/e2e/support/built-site';
import { fileOfProgram } from '@/lib/programs/run-program';
import { freePort, inOwnFolder, runServer } from '@/lib/programs/run-server';
import { startPreview } from '@/lib/scripts/build/start-preview';
import type { Host } from './host';

/** `python3 -m http.server`, the most basic host: it serves files, and a folder's index.html. */
export const pythonHost: Host = {
  name: 'python3 -m http.server',
  hasRules: false,
  compressions: [],
  notFoundPage: 'Error response',
  skipReason: () => (fileOfProgram('python3') ? undefined : "python3 isn't installed"),
  start: async () => {
    const port = await freePort();
    return runServer(port, 'python3', ['-m', 'http.server', `${port}`, '--bind', '127.0.0.1', '--directory', out]);
  },
};

/** `npm run preview`: `next start` with the export. */
export const previewHost: Host = {
  name: 'the preview',
  hasRules: false,
  compressions: [],
  skipReason: () => undefined,
  // Uses its own root, because starting a preview rebuilds the folder that another one may be serving.
  start: () =>
    inOwnFolder(async (root) => {
      symlinkSync(out, join(root, 'out'));
      symlinkSync(join(process.cwd(), '.next'), join(root, '.next'));
      const { url, stop } = await startPreview({ port: 0, host: '127.0.0.1', root });
      return { port: Number(new URL(url).port), stop };
    }),
};
