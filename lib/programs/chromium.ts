/** What the search for Chromium needs from the machine; tests pass a fake. */
export type Machine = {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Where Playwright puts the Chromium that it downloads, whether or not it has done so. */
  readonly downloadPath: string;
  pathOf(program: string): string | null;
  /** Returns whether the browser at this path starts. */
  starts(path: string): boolean;
  /** Runs a command to completion, and returns whether it succeeded. */
  run(command: string): boolean;
};

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
];
const macApplications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Finds an installed Chromium: CHROME_PATH first, then the system's, then Playwright's download. */
export function installedChromium(machine: Machine): Found {
  const chosen = machine.env.CHROME_PATH;
  if (chosen) {
    return machine.starts(chosen)
      ? { path: chosen }
      : {
          error: `The browser at CHROME_PATH (${chosen}) doesn't start. Correct the path, or unset CHROME_PATH to search for a browser.`,
        };
  }
  const candidates = [...programs.map((program) => machine.pathOf(program)), ...macApplications, machine.downloadPath];
  const path = candidates.find((candidate) => candidate !== null && machine.starts(candidate));
  return path
    ? { path }
    : { error: "Chromium wasn't found. Install Chromium or Chrome, or set CHROME_PATH to its path." };
}

const download = 'npx playwright install chromium';

/** Finds a Chromium. If there is none, downloads Playwright's. */
export function findChromium(machine: Machine): Found {
  const found = installedChromium(machine);
  if ('path' in found || machine.env.CHROME_PATH) {
    return found;
  }
  return machine.run(download)
    ? installedChromium(machine)
    : { error: `${found.error} Installing one failed too (${download}).` };
}
