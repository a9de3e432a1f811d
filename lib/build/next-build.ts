import { spawn } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** A build by Next that is under way. */
export type NextBuild = {
  /** Its exit status, when it has ended. */
  readonly status: Promise<number>;
  /** Tells when it has ended. */
  readonly ended: AbortSignal;
  /** Waits until it has compiled and begins to render, for which it uses one processor. */
  compiled(): Promise<void>;
  /** Ends it. */
  stop(): void;
};

/** How long to wait between two looks, in milliseconds. */
const pause = 50;

/** Where Next keeps the pages that it has rendered, until it exports all. */
export function renderedFolder(root: string): string {
  return join(root, '.next/server/app');
}

/** Starts `next build` from nothing; it shows its progress. */
export function startNextBuild(root: string): NextBuild {
  forgetLastBuild(join(root, '.next'));
  const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
  const child = spawn(process.execPath, [next, 'build'], {
    cwd: root,
    stdio: 'inherit',
    env: { NEXT_TELEMETRY_DISABLED: '1', ...process.env },
  });
  const end = new AbortController();
  const status = new Promise<number>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
  child.once('close', () => end.abort());
  // Next makes this folder when it has compiled, and puts the pages there.
  const rendered = renderedFolder(root);
  return {
    status,
    ended: end.signal,
    async compiled() {
      while (!end.signal.aborted && !existsSync(rendered)) {
        await setTimeout(pause);
      }
    },
    stop: () => void child.kill(),
  };
}

/**
 * Removes what the last build left: what Turbopack keeps of another state changes names in the scripts, so that a second build of one
 * commit would not be the same bytes. The folder of `next dev` stays.
 */
function forgetLastBuild(folder: string): void {
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    if (name !== 'dev') {
      rmSync(join(folder, name), { recursive: true, force: true });
    }
  }
}
