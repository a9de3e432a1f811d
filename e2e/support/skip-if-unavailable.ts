import { test } from './test';

/**
 * Skips the tests of a file or a group if what they run is neither installed nor installable, and reports why. Call it
 * before all of them, with enough time for an installation.
 *
 * @param reason why it isn't available; undefined if it is
 */
export function skipIfUnavailable(reason: string | undefined): void {
  test.skip(reason !== undefined, reason); // the reason says what's missing, and why it couldn't be installed
}
