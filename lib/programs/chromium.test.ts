import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { installedChromium } from './chromium';

const folder = mkdtempSync(join(tmpdir(), 'chromium-'));
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

/** Puts programs with these exit statuses into PATH, and nothing else. */
function installed(programs: Readonly<Record<string, number>>): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, status] of Object.entries(programs)) {
    writeFileSync(join(folder, name), `#!/bin/sh\nexit ${status}\n`, { mode: 0o755 });
  }
  vi.stubEnv('PATH', folder);
  vi.stubEnv('CHROME_PATH', '');
}

test('prefers CHROME_PATH, and says so if it does not start', () => {
  installed({ chromium: 0, mine: 0, broken: 1 });
  vi.stubEnv('CHROME_PATH', join(folder, 'mine'));
  expect(installedChromium()).toEqual({ path: join(folder, 'mine') });
  vi.stubEnv('CHROME_PATH', join(folder, 'broken'));
  expect(installedChromium()).toEqual({ error: expect.stringMatching(/CHROME_PATH \(\S+broken\) doesn't start\./) });
});

test('prefers the headless shell to a browser with windows, if it starts', () => {
  installed({ chromium: 0, 'chromium-headless-shell': 0 });
  expect(installedChromium()).toEqual({ path: join(folder, 'chromium-headless-shell') });
  installed({ chromium: 0, 'chromium-headless-shell': 1 });
  expect(installedChromium()).toEqual({ path: join(folder, 'chromium') });
});
