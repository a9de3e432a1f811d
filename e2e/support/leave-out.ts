import { type TestType, test } from '@playwright/test';

/**
 * Leaves the tests of a file or a group out where what they run is neither there nor installable; the report says why. Called before all
 * of them, with the time that an installation may take.
 *
 * @param absence why it is not there; undefined where it is
 * @param tests the tests, where they are not Playwright's own
 */
export function leaveOutWithout(absence: string | undefined, tests: TestType<object, object> = test): void {
  tests.skip(absence !== undefined, absence); // the reason is `absence` itself: what is missing here, and why it could not be installed
}
