import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileOfProgram } from '@/lib/programs/run-program';
import { freePort, type RunningServer, runServer } from '@/lib/programs/run-server';
import { skipReasonFor } from '@/lib/programs/system-packages';

const root = join(import.meta.dirname, '../..');
const inPages = (name: string) => join(root, 'content/webhooks/verifiers', name);

/**
 * One of the verifiers that a page shows, as a server that returns 200 for anything that Mixpost signed and 403 for
 * anything else.
 */
export type Receiver = {
  readonly name: string;
  /** Returns why its language can't run here; undefined if it can. */
  readonly absence: () => string | undefined;
  /** Starts it on loopback with the secret of a webhook. Throws with its output if it doesn't start. */
  readonly start: (secret: string) => Promise<RunningServer>;
};

/** All verifiers in `content/webhooks/verifiers/`. */
export const receivers: readonly Receiver[] = [
  {
    name: 'PHP (verify.php)',
    absence: () => skipReasonFor('php'),
    start: (secret) => servePhp(inPages('verify.php'), secret),
  },
  {
    name: 'Laravel (VerifyMixpostSignature.php)',
    absence: () => skipReasonFor('php') ?? skipReasonFor('/usr/share/php/Illuminate/Http/autoload.php'),
    start: (secret) => servePhp(join(import.meta.dirname, 'laravel-receiver.php'), secret),
  },
  {
    name: 'Node (verify.mjs)',
    absence: () => undefined,
    start: (secret) => serve(process.execPath, () => [inPages('verify.mjs')], secret),
  },
  {
    name: 'Python (verify.py)',
    absence: () => skipReasonFor('python3'),
    start: (secret) => serve('python3', () => [inPages('verify.py')], secret),
  },
  {
    name: 'Go (verify.go)',
    absence: () => skipReasonFor('go'),
    start: serveGo,
  },
];

function servePhp(script: string, secret: string): Promise<RunningServer> {
  return serve('php', (port) => ['-d', 'display_errors=stderr', '-S', `127.0.0.1:${port}`, script], secret);
}

async function serve(
  program: string,
  argsFor: (port: number) => readonly string[],
  secret: string,
): Promise<RunningServer> {
  const port = await freePort();
  const env = { MIXPOST_WEBHOOK_SECRET: secret, PORT: `${port}` };
  return runServer(port, fileOfProgram(program) ?? program, argsFor(port), env);
}

/**
 * Compiles the server before starting it, because the first compilation takes longer than a server may take to respond.
 */
async function serveGo(secret: string): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'webhook-receiver-'));
  const remove = () => rmSync(folder, { recursive: true });
  try {
    const program = join(folder, 'receiver');
    const { status, stderr } = spawnSync(fileOfProgram('go') ?? 'go', ['build', '-o', program, inPages('verify.go')], {
      encoding: 'utf8',
    });
    if (status !== 0) {
      throw new Error(`Go can't compile verify.go:\n${stderr}`);
    }
    const server = await serve(program, () => [], secret);
    return { ...server, stop: () => server.stop().finally(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}
