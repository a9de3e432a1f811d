import type { TestType } from '@playwright/test';
import { test } from './test';

/**
 * Skips the tests of a file or a group if what they run is neither installed nor installable, and reports why. Call it
 * before all of them, with enough time for an installation.
 *
 * @param reason why it isn't available; undefined if it is
 * @param tests the tests, unless they're Playwright's own
 */
export function skipIfUnavailable(reason: string | undefined, tests: TestType<object, object> = test): void {
  tests.skip(reason !== undefined, reason); // the reason says what's missing, and why it couldn't be installed
}
