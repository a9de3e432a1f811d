import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import { makePreviewFolder } from '@/lib/export/next-internals/preview-folder';
import { warn } from '@/lib/programs/log';
import { claimPort, urlHostOf } from '@/lib/programs/ports';

/** A running preview: its URL without a trailing slash, and a function that stops it. */
export type Preview = { readonly url: string; stop(): Promise<void> };

const startTimeoutMs = 30_000;

/**
 * Serves the built site with `next start`, and returns when it responds.
 *
 * @throws a sentence if there's no build, the port is in use, or the server doesn't start
 */
export async function startPreview(options: { port: number; host: string; root?: string }): Promise<Preview> {
  const { host, root = process.cwd() } = options;
  // Claim the port first: a preview that can't start must not touch the folder of one that's running.
  const port = await claimPort(options.port, host);
  const folder = makePreviewFolder(root);
  const server = new NextServer(folder.path, port, host);
  const url = `http://${urlHostOf(host)}:${port}${folder.basePath}`;
  await server.waitUntilReady(`${url}/`);
  return { url, stop: () => server.stop() };
}

class NextServer {
  readonly #process: ChildProcess;
  readonly #ended: Promise<unknown>;
  #output = '';
  #state: 'starting' | 'serving' | 'stopping' | 'ended' = 'starting';

  constructor(folder: string, port: number, host: string) {
    const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
    this.#process = spawn(process.execPath, [next, 'start', folder, '--port', `${port}`, '--hostname', host], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    });
    this.#process.stdout?.on('data', (text) => this.#onOutput(`${text}`));
    this.#process.stderr?.on('data', (text) => this.#onOutput(`${text}`));
    this.#ended = new Promise((resolve) => this.#process.once('close', resolve));
    void this.#ended.then((status) => this.#onEnd(status));
  }

  /** Waits until a URL responds. */
  async waitUntilReady(url: string): Promise<void> {
    const deadline = Date.now() + startTimeoutMs;
    while (this.#state === 'starting' && Date.now() < deadline) {
      if (
        await fetch(url).then(
          (response) => response.ok,
          () => false,
        )
      ) {
        this.#state = 'serving';
        return;
      }
      await wait(50);
    }
    await this.stop();
    throw new Error(`The preview didn't start. Output of \`next start\`:\n${this.#output.trim() || '(nothing)'}`);
  }

  /** Stops the process, forcibly if it's still waiting for open connections after two seconds. */
  async stop(): Promise<void> {
    if (this.#state !== 'ended') {
      this.#state = 'stopping';
      this.#process.kill('SIGTERM');
      const force = setTimeout(() => this.#process.kill('SIGKILL'), 2000);
      await this.#ended;
      clearTimeout(force);
    }
  }

  /** Collects output during startup for the error message, and passes output through while serving. */
  #onOutput(text: string): void {
    if (this.#state === 'serving') {
      warn(text.trimEnd());
    } else {
      this.#output += text;
    }
  }

  #onEnd(status: unknown): void {
    if (this.#state === 'serving') {
      warn(`The preview stopped unexpectedly (status ${status}). Start it again: npm run preview`);
      process.exitCode = 1;
    }
    this.#state = 'ended';
  }
}
