import { describe, expect, test } from 'vitest';
import { findChromium, installedChromium, type Machine } from './chromium';

const download = '/home/reader/.cache/ms-playwright/chromium';

/**
 * A machine without browsers, except those that the test adds. `installs` maps a command to the path that it
 * adds.
 */
function machine({
  browsers = [] as string[],
  installs = {} as Record<string, string>,
  ...rest
}: Partial<Machine> & {
  browsers?: string[];
  installs?: Record<string, string>;
} = {}): Machine & { readonly commands: string[] } {
  const present = new Set(browsers);
  const commands: string[] = [];
  return {
    env: {},
    downloadPath: download,
    pathOf: (program) => [`/usr/bin/${program}`].find((path) => present.has(path)) ?? null,
    starts: (path) => present.has(path),
    run(command) {
      commands.push(command);
      const path = installs[command];
      if (path) {
        present.add(path);
      }
      return path !== undefined;
    },
    commands,
    ...rest,
  };
}

describe('installedChromium', () => {
  test('prefers CHROME_PATH', () => {
    const env = { CHROME_PATH: '/opt/chrome' };
    expect(installedChromium(machine({ env, browsers: ['/usr/bin/chromium', '/opt/chrome', download] }))).toEqual({
      path: '/opt/chrome',
    });
  });

  test("reports a CHROME_PATH that doesn't start, even if another browser is installed", () => {
    const result = findChromium(machine({ env: { CHROME_PATH: '/opt/none' }, browsers: ['/usr/bin/chromium'] }));
    expect(result).toEqual({
      error:
        "The browser at CHROME_PATH (/opt/none) doesn't start. Correct the path, or unset CHROME_PATH to search for a browser.",
    });
  });

  test("prefers the system's browser to Playwright's download", () => {
    expect(installedChromium(machine({ browsers: [download, '/usr/bin/google-chrome'] }))).toEqual({
      path: '/usr/bin/google-chrome',
    });
  });

  test('prefers the headless shell to a browser with windows', () => {
    expect(installedChromium(machine({ browsers: ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'] }))).toEqual(
      {
        path: '/usr/bin/chromium-headless-shell',
      },
    );
  });

  test("falls back to Playwright's download", () => {
    expect(installedChromium(machine({ browsers: [download] }))).toEqual({ path: download });
  });

  test('searches applications on macOS', () => {
    const chrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
    expect(installedChromium(machine({ browsers: [chrome] }))).toEqual({ path: chrome });
  });

  test("skips a program on PATH that doesn't start", () => {
    const stub = machine({ browsers: ['/usr/bin/google-chrome'], pathOf: (program) => `/usr/bin/${program}` });
    expect(installedChromium(stub)).toEqual({ path: '/usr/bin/google-chrome' });
  });
});

describe('findChromium', () => {
  const playwright = 'npx playwright install chromium';

  test('installs nothing if a browser is installed', () => {
    const installed = machine({ browsers: ['/usr/bin/chromium'] });
    expect(findChromium(installed)).toEqual({ path: '/usr/bin/chromium' });
    expect(installed.commands).toEqual([]);
  });

  test("downloads Playwright's otherwise", () => {
    const empty = machine({ installs: { [playwright]: download } });
    expect(findChromium(empty)).toEqual({ path: download });
    expect(empty.commands).toEqual([playwright]);
  });

  test('reports what to do and what was tried', () => {
    expect(findChromium(machine())).toEqual({
      error:
        "Chromium wasn't found. Install Chromium or Chrome, or set CHROME_PATH to its path. " +
        'Installing one failed too (npx playwright install chromium).',
    });
  });
});
