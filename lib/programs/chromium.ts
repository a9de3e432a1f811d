import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { warn } from './log';
import { fileOfProgram } from './run-program';

/** The browser's path, or the reason why there is none. */
export type Found = { readonly path: string } | { readonly error: string };

// The headless shell has no browser windows, so tests take about two thirds of the time.
const programs = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const download = 'npx playwright install chromium';
const minute = 60_000;

/** Whether this program runs as root, which Chromium's sandbox doesn't support. */
export const isRoot = process.getuid?.() === 0;

/** Finds an installed Chromium: CHROME_PATH first, then the system's, then Playwright's download. */
export function installedChromium(): Found {
  const chosen = process.env.CHROME_PATH;
  if (chosen) {
    return starts(chosen)
      ? { path: chosen }
      : {
          error: `The browser at CHROME_PATH (${chosen}) doesn't start. Correct the path, or unset CHROME_PATH to search for a browser.`,
        };
  }
  const path = [...programs.map(fileOfProgram), chromium.executablePath()].find((file) => file && starts(file));
  return path
    ? { path }
    : { error: "Chromium wasn't found. Install Chromium or Chrome, or set CHROME_PATH to its path." };
}

/** Finds a Chromium. If there is none, downloads Playwright's. */
export function findChromium(): Found {
  const found = installedChromium();
  if ('path' in found || process.env.CHROME_PATH) {
    return found;
  }
  warn(`Installing Chromium, which can take a few minutes: ${download}`);
  return spawnSync(download, { shell: true, timeout: 10 * minute, stdio: 'ignore' }).status === 0
    ? installedChromium()
    : { error: `${found.error} Installing one failed too (${download}).` };
}

// On Windows, `--version` opens a window, so checking that the file exists has to be enough.
function starts(path: string): boolean {
  return process.platform === 'win32'
    ? existsSync(path)
    : spawnSync(path, ['--version'], { timeout: minute, stdio: 'ignore' }).status === 0;
}

/** Starts a Chromium without a window. Throws a sentence if none is found or can be installed. */
export function launchChromium(): Promise<Browser> {
  const found = findChromium();
  if ('error' in found) {
    throw new Error(found.error);
  }
  return chromium.launch({ executablePath: found.path, chromiumSandbox: !isRoot });
}
