import type { TestType } from '@playwright/test';
import puppeteer, { type Browser } from 'puppeteer-core';
import { skipIfUnavailable } from '@/e2e/support/skip-if-unavailable';
import { fileOfProgram } from '@/lib/programs/run-program';
import { skipReasonFor } from '@/lib/programs/system-packages';
import { test } from './test';

/**
 * Runs the tests of a file in Debian's Firefox. Puppeteer drives it, because it supports WebDriver BiDi, which
 * Playwright doesn't. The tests are skipped if Firefox is neither installed nor installable.
 *
 * @param tests the tests of the file
 * @returns a function that returns the browser once the tests run
 */
export function firefoxFor(tests: TestType<object, object> = test): () => Browser {
  let firefox: Browser | undefined;
  tests.beforeAll(async () => {
    skipIfUnavailable(skipReasonFor('firefox-esr'), tests);
    firefox = await puppeteer.launch({
      browser: 'firefox',
      executablePath: fileOfProgram('firefox-esr') ?? 'firefox',
      // As in the other browsers, because leaving a page while the worker fetches for it logs a message to the console.
      extraPrefsFirefox: { 'dom.serviceWorkers.enabled': false },
    });
  });
  tests.afterAll(() => firefox?.close());
  return () => {
    if (!firefox) {
      throw new Error('Firefox only runs during tests; call this function inside a test.');
    }
    return firefox;
  };
}
