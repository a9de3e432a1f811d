import { describe, expect, test } from 'vitest';
import { findChromium, installedChromium, type Machine } from './chromium';

const download = '/home/reader/.cache/ms-playwright/chromium';

/**
 * A Linux machine without browsers, except those that the test adds. `installs` maps a command to the path that it
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
    platform: 'linux',
    isRoot: false,
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

describe('a Chromium that is here', () => {
  test('CHROME_PATH wins over every other', () => {
    const env = { CHROME_PATH: '/opt/chrome' };
    expect(installedChromium(machine({ env, browsers: ['/usr/bin/chromium', '/opt/chrome', download] }))).toEqual({
      path: '/opt/chrome',
    });
  });

  test('a CHROME_PATH that does not start is a problem, whatever else is installed', () => {
    const found = findChromium(machine({ env: { CHROME_PATH: '/opt/none' }, browsers: ['/usr/bin/chromium'] }));
    expect(found).toEqual({
      error:
        "The browser at CHROME_PATH (/opt/none) doesn't start. Correct the path, or unset CHROME_PATH to search for a browser.",
    });
  });

  test("the system's wins over Playwright's download", () => {
    expect(installedChromium(machine({ browsers: [download, '/usr/bin/google-chrome'] }))).toEqual({
      path: '/usr/bin/google-chrome',
    });
  });

  test("Playwright's download is used where the system has none", () => {
    expect(installedChromium(machine({ browsers: [download] }))).toEqual({ path: download });
  });

  test('macOS is searched by application', () => {
    const chrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
    expect(installedChromium(machine({ platform: 'darwin', browsers: [chrome] }))).toEqual({ path: chrome });
  });

  test('Windows is searched below the folders for programs', () => {
    const env = { LOCALAPPDATA: 'C:\\Local' };
    const chrome = 'C:\\Local\\Google\\Chrome\\Application\\chrome.exe';
    expect(installedChromium(machine({ platform: 'win32', env, browsers: [chrome] }))).toEqual({ path: chrome });
  });

  test('a program on PATH that does not start is passed over', () => {
    const stub = machine({ browsers: ['/usr/bin/google-chrome'], pathOf: (program) => `/usr/bin/${program}` });
    expect(installedChromium(stub)).toEqual({ path: '/usr/bin/google-chrome' });
  });
});

describe('a Chromium that is missing', () => {
  const playwright = 'npx playwright install chromium';
  const apt = 'apt-get update && apt-get install -y --no-install-recommends chromium';

  test('nothing is installed while one is here', () => {
    const here = machine({ browsers: ['/usr/bin/chromium'] });
    expect(findChromium(here)).toEqual({ path: '/usr/bin/chromium' });
    expect(here.commands).toEqual([]);
  });

  test("Playwright's is downloaded first", () => {
    const empty = machine({ isRoot: true, browsers: ['/usr/bin/apt-get'], installs: { [playwright]: download } });
    expect(findChromium(empty)).toEqual({ path: download });
    expect(empty.commands).toEqual([playwright]);
  });

  test("the system's package manager follows, for root only", () => {
    const installs = { [apt]: '/usr/bin/chromium' };
    const root = machine({ isRoot: true, browsers: ['/usr/bin/apt-get'], installs });
    expect(findChromium(root)).toEqual({ path: '/usr/bin/chromium' });
    expect(root.commands).toEqual([playwright, apt]);
    const user = machine({ browsers: ['/usr/bin/apt-get'], installs });
    expect(findChromium(user)).toHaveProperty('error');
    expect(user.commands).toEqual([playwright]);
  });

  test('the problem says what to do and what was tried', () => {
    expect(findChromium(machine())).toEqual({
      error:
        "Chromium wasn't found. Install Chromium or Chrome, or set CHROME_PATH to its path. " +
        'Installing one failed too (npx playwright install chromium).',
    });
  });
});
