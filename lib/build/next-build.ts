import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
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

/** Starts `next build`, which shows its progress. */
export function startNextBuild(root: string): NextBuild {
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
