import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { findChromium, type Machine } from './chromium';
import { fileOfProgram } from './debian-package';
import { warn } from './log';

const minute = 60_000;

export const thisMachine: Machine & { readonly isRoot: boolean } = {
  env: process.env,
  isRoot: process.getuid?.() === 0,
  downloadPath: chromium.executablePath(),
  pathOf: (program) => fileOfProgram(program) ?? null,
  // On Windows, `--version` opens a window, so checking that the file exists has to be enough.
  starts: (path) =>
    process.platform === 'win32'
      ? existsSync(path)
      : spawnSync(path, ['--version'], { timeout: minute, stdio: 'ignore' }).status === 0,
  run: (command) => {
    warn(`Installing Chromium, which can take a few minutes: ${command}`);
    return spawnSync(command, { shell: true, timeout: 10 * minute, stdio: 'ignore' }).status === 0;
  },
};

/** Starts a Chromium without a window. Throws a sentence if none is found or can be installed. */
export function launchChromium(): Promise<Browser> {
  const found = findChromium(thisMachine);
  if ('error' in found) {
    throw new Error(found.error);
  }
  return chromium.launch({ executablePath: found.path, chromiumSandbox: !thisMachine.isRoot });
}
