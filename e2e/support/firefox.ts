import puppeteer, { type Browser } from 'puppeteer-core';
import { skipIfUnavailable } from '@/e2e/support/skip-if-unavailable';
import { fileOfProgram } from '@/lib/programs/run-program';
import { skipReasonFor } from '@/lib/programs/system-packages';
import { test } from './test';

/**
 * Runs the tests of a file in Debian's Firefox. Puppeteer drives it, because it supports WebDriver BiDi, which
 * Playwright doesn't. The tests are skipped if Firefox is neither installed nor installable.
 *
 * @returns a function that returns the browser once the tests run
 */
export function firefoxFor(): () => Browser {
  let firefox: Browser | undefined;
  test.beforeAll(async () => {
    skipIfUnavailable(skipReasonFor('firefox-esr'));
    firefox = await puppeteer.launch({
      browser: 'firefox',
      executablePath: fileOfProgram('firefox-esr') ?? 'firefox',
      // As in the other browsers, because leaving a page while the worker fetches for it logs a message to the console.
      extraPrefsFirefox: { 'dom.serviceWorkers.enabled': false },
    });
  });
  test.afterAll(() => firefox?.close());
  return () => {
    if (!firefox) {
      throw new Error('Firefox only runs during tests; call this function inside a test.');
    }
    return firefox;
  };
}
