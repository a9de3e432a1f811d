import { type TestType, test } from '@playwright/test';
import puppeteer, { type Browser } from 'puppeteer-core';
import { leaveOutWithout } from '@/e2e/support/leave-out';
import { fileOfProgram } from '@/lib/programs/debian-package';
import { skipReasonFor } from '@/lib/programs/system-packages';

/**
 * Debian's Firefox for the tests of a file: it speaks WebDriver BiDi, which Playwright does not, so Puppeteer drives it. They are left
 * out where it is neither there nor installable.
 *
 * @param tests the tests of the file
 * @returns what gives the browser, once the tests run
 */
export function firefoxFor(tests: TestType<object, object> = test): () => Browser {
  let firefox: Browser | undefined;
  tests.beforeAll(async () => {
    leaveOutWithout(skipReasonFor('firefox-esr'), tests);
    firefox = await puppeteer.launch({
      browser: 'firefox',
      executablePath: fileOfProgram('firefox-esr') ?? 'firefox',
      // As in the other browsers: a page that is left while the worker fetches for it says so in the console.
      extraPrefsFirefox: { 'dom.serviceWorkers.enabled': false },
    });
  });
  tests.afterAll(() => firefox?.close());
  return () => {
    if (!firefox) {
      throw new Error('Firefox is there only while tests run: ask for it inside of one.');
    }
    return firefox;
  };
}
