import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { claimPort } from './ports';

export type RunningServer = { readonly port: number; readonly stop: () => Promise<void> };

/** Returns a free port on the loopback interface. */
export function freePort(): Promise<number> {
  return claimPort(0, '127.0.0.1');
}

/** What else to do with a server. */
type Options = {
  /** The address that responds once it's ready; `/` on loopback by default. */
  readonly url?: string;
  /** Receives its output once it's ready. */
  readonly onOutput?: (text: string) => void;
  /** Called if it ends before it's stopped. */
  readonly onEnd?: (status: number | null) => void;
};

/** Starts a server, until `stop` or the end of this process. Throws with its output, also as the cause, if it fails. */
export async function runServer(
  port: number,
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  { url = `http://127.0.0.1:${port}/`, onOutput, onEnd }: Options = {},
): Promise<RunningServer> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
  let [output, isServing] = ['', false];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      if (isServing) {
        onOutput?.(`${text}`);
      } else {
        output += text;
      }
    });
  }
  const closed = new Promise<number | null>((resolve) => child.on('close', resolve).on('error', () => resolve(null)));
  void closed.then((status) => isServing && onEnd?.(status));
  const end = () => child.kill('SIGKILL');
  process.on('exit', end);
  const stop = async () => {
    isServing = false;
    child.kill('SIGTERM');
    const force = setTimeout(end, 2000);
    await closed;
    clearTimeout(force);
    process.off('exit', end);
  };
  for (let attempts = 300; attempts > 0 && child.exitCode === null && child.pid !== undefined; attempts -= 1) {
    isServing = await responds(url);
    if (isServing) {
      return { port, stop };
    }
    await wait(100);
  }
  await stop();
  throw new Error(`${command} didn't respond on port ${port}. Its output:\n${output}`, { cause: output });
}

function responds(url: string): Promise<boolean> {
  return fetch(url, { method: 'HEAD', redirect: 'manual' }).then(
    () => true,
    () => false,
  );
}

/** Starts a server with a temporary folder for its files, which is removed when the server stops or fails to start. */
export async function inOwnFolder(start: (folder: string) => Promise<RunningServer>): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'docs-host-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const { port, stop } = await start(folder);
    return { port, stop: () => stop().finally(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}
