import { defineConfig, devices } from '@playwright/test';
import { installedChromium } from './lib/build/chromium';
import { thisMachine } from './lib/build/this-machine';

const chromium = installedChromium(thisMachine);

// Nothing that the browser does by itself may reach the network.
const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/serve-site.ts',
  workers: 2,
  retries: 0,
  // A busy machine with two cores takes seconds for what a reader sees at once.
  expect: { timeout: 10_000 },
  timeout: 60_000,
  forbidOnly: Boolean(process.env.CI),
  // Dots there: the test program shows what is said only when something failed.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['dot'], ['json']] : [['line']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env.SITE_URL,
    // A worker would answer in place of what a test makes a page get; the tests of the worker allow it.
    serviceWorkers: 'block',
    launchOptions: {
      ...('path' in chromium ? { executablePath: chromium.path } : {}),
      // As root, Chromium's sandbox cannot start.
      args: thisMachine.isRoot ? ['--no-sandbox', ...quiet] : quiet,
    },
  },
});
