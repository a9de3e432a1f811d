import { defineConfig, devices } from '@playwright/test';
import { installedChromium, isRoot } from './lib/programs/chromium';

const chromium = installedChromium();

// Nothing that the browser does in the background may reach the network.
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
  testMatch: '**/*.spec.ts',
  // The full test also compares screenshots, and runs the tests that take long for what they protect.
  ...(process.env.TEST_FULL ? {} : { grepInvert: /@full/ }),
  projects: [
    // These use a build with other settings, which is created once for all of them. Meanwhile, the other worker runs
    // the rest.
    { name: 'builds', testMatch: '**/build/*.spec.ts', workers: 1 },
    { name: 'site', testIgnore: ['**/build/**', ...(process.env.TEST_FULL ? [] : ['**/visual/**'])] },
  ],
  snapshotPathTemplate: 'e2e/visual/expected/{arg}{ext}',
  globalSetup: './e2e/support/serve-site.ts',
  workers: 2,
  // `npm test` names a test that passes only at the second try, and prints why it failed at first: that's a fault, in
  // the site or in the test, but not of the change that CI decides about. The full test accepts no second try.
  retries: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE && !process.env.TEST_FULL ? 1 : 0,
  // On a busy machine with two cores, something that readers see right away can take many seconds.
  expect: { timeout: 30_000 },
  timeout: 120_000,
  forbidOnly: Boolean(process.env.CI),
  // The test program sets this variable and shows the output only if something fails, so dots are enough.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['dot'], ['json']] : [['line']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env.SITE_URL,
    // A service worker would respond instead of the routes that a test sets up. The tests of the worker allow it.
    serviceWorkers: 'block',
    launchOptions: {
      ...('path' in chromium ? { executablePath: chromium.path } : {}),
      // Chromium's sandbox can't start as root.
      args: isRoot ? ['--no-sandbox', ...quiet] : quiet,
    },
  },
});
