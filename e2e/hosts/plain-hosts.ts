import { symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileOfProgram } from '@/lib/programs/run-program';
import { freePort, inOwnFolder, runServer } from '@/lib/programs/run-server';
import { startPreview } from '@/lib/scripts/build/start-preview';
import { outFolder } from './emitted';
import type { Host } from './host';

/** `npx serve out`, which reads the `serve.json` in that folder. */
export const serveHost: Host = {
  name: 'serve',
  hasRules: false,
  compressions: [],
  own: { longAddressStatus: 500 },
  skipReason: () => undefined,
  start: async () => {
    const port = await freePort();
    const program = createRequire(import.meta.url).resolve('serve/build/main.js');
    const options = [
      '--no-clipboard',
      '--no-port-switching',
      '--no-request-logging',
      '--listen',
      `tcp://127.0.0.1:${port}`,
    ];
    return runServer(port, process.execPath, [program, ...options, outFolder], { NO_UPDATE_CHECK: '1' });
  },
};

/** `python3 -m http.server`, the most basic host: it serves files, and a folder's index.html. */
export const pythonHost: Host = {
  name: 'python3 -m http.server',
  hasRules: false,
  compressions: [],
  own: { notFoundPage: 'Error response' },
  skipReason: () => (fileOfProgram('python3') ? undefined : "python3 isn't installed"),
  start: async () => {
    const port = await freePort();
    return runServer(port, 'python3', [
      '-m',
      'http.server',
      `${port}`,
      '--bind',
      '127.0.0.1',
      '--directory',
      outFolder,
    ]);
  },
};

/** `npm run preview`: `next start` with the export. */
export const previewHost: Host = {
  name: 'the preview',
  hasRules: false,
  compressions: [],
  own: {},
  skipReason: () => undefined,
  // Uses its own root, because starting a preview rebuilds the folder that another one may be serving.
  start: () =>
    inOwnFolder(async (root) => {
      symlinkSync(outFolder, join(root, 'out'));
      symlinkSync(join(process.cwd(), '.next'), join(root, '.next'));
      const { url, stop } = await startPreview({ port: 0, host: '127.0.0.1', root });
      return { port: Number(new URL(url).port), stop };
    }),
};
