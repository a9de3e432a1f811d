import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';

/**
 * Runs `next build` and shows its progress.
 *
 * @returns its exit status
 */
export function runNextBuild(root: string): Promise<number> {
  const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
  const child = spawn(process.execPath, [next, 'build'], {
    cwd: root,
    stdio: 'inherit',
    env: { NEXT_TELEMETRY_DISABLED: '1', ...process.env },
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => resolve(status ?? 1));
  });
}
