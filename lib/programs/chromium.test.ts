import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '@/lib/programs/fixtures/temporary-folder';
import { installedChromium } from './chromium';

afterEach(() => void vi.unstubAllEnvs());

/** Puts programs with these exit statuses into PATH, and nothing else. Returns their folder. */
function install(programs: Readonly<Record<string, number>>): string {
  const folder = temporaryFolder();
  for (const [name, status] of Object.entries(programs)) {
    writeFileSync(join(folder, name), `#!/bin/sh\nexit ${status}\n`, { mode: 0o755 });
  }
  vi.stubEnv('PATH', folder);
  vi.stubEnv('CHROME_PATH', '');
  return folder;
}

test('prefers CHROME_PATH, and says so if it does not start', () => {
  const folder = install({ chromium: 0, mine: 0, broken: 1 });
  vi.stubEnv('CHROME_PATH', join(folder, 'mine'));
  expect(installedChromium()).toEqual({ path: join(folder, 'mine') });
  vi.stubEnv('CHROME_PATH', join(folder, 'broken'));
  expect(installedChromium()).toEqual({ error: expect.stringMatching(/CHROME_PATH \(\S+broken\) doesn't start\./) });
});

test('prefers the headless shell to a browser with windows, if it starts', () => {
  const folder = install({ chromium: 0, 'chromium-headless-shell': 0 });
  expect(installedChromium()).toEqual({ path: join(folder, 'chromium-headless-shell') });
  const other = install({ chromium: 0, 'chromium-headless-shell': 1 });
  expect(installedChromium()).toEqual({ path: join(other, 'chromium') });
});
