import { createRequire } from 'node:module';
import { makePreviewFolder } from '@/lib/next-internals/preview-folder';
import { warn } from '@/lib/programs/log';
import { claimPort, urlHostOf } from '@/lib/programs/ports';
import { runServer } from '@/lib/programs/run-server';

/** A running preview: its URL without a trailing slash, and a function that stops it. */
type Preview = { readonly url: string; stop(): Promise<void> };

/** Serves the built site with `next start`. Throws a sentence if there's no build or port, or it doesn't start. */
export async function startPreview(options: { port: number; host: string; root?: string }): Promise<Preview> {
  const { host, root = process.cwd() } = options;
  // Claim the port first: a preview that can't start must not touch the folder of one that's running.
  const port = await claimPort(options.port, host);
  const { path, basePath } = makePreviewFolder(root);
  const url = `http://${urlHostOf(host)}:${port}${basePath}`;
  const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
  const args = [next, 'start', path, '--port', `${port}`, '--hostname', host];
  const env = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  const { stop } = await runServer(port, process.execPath, args, env, {
    url: `${url}/`,
    onOutput: (text) => warn(text.trimEnd()),
    onEnd(status) {
      warn(`The preview stopped unexpectedly (status ${status}). Start it again: npm run preview`);
      process.exitCode = 1;
    },
  }).catch(({ cause }: Error) => {
    throw new Error(`The preview didn't start. Output of \`next start\`:\n${cause || '(nothing)'}`);
  });
  return { url, stop };
}
