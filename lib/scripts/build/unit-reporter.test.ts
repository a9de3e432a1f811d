import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tallyOfVitest } from './unit-reporter';

type Result = { state: 'passed' | 'failed' } | { state: 'skipped'; note?: string };

/** Returns a test file with its test results and the errors that occurred while loading it. */
function file(results: readonly Result[], errors: readonly unknown[] = []) {
  const tests = results.map((result, index) => ({ fullName: `test ${index}`, result: () => result }));
  return {
    moduleId: join(process.cwd(), 'lib', 'a.test.ts'),
    errors: () => errors,
    children: { allTests: () => tests },
  };
}

/** Returns the tally of fake Vitest modules. */
function tallyOf(files: readonly ReturnType<typeof file>[], unhandled: readonly unknown[] = []) {
  return tallyOfVitest(files as unknown as Parameters<typeof tallyOfVitest>[0], unhandled);
}

test('counts the tests of all files', () => {
  const tally = tallyOf([file([{ state: 'passed' }, { state: 'failed' }]), file([{ state: 'passed' }])]);
  expect(tally).toEqual({ passed: 2, failed: 1, skips: [] });
});

test('lists skipped tests with their reason', () => {
  expect(tallyOf([file([{ state: 'skipped', note: 'needs a network' }, { state: 'skipped' }])]).skips).toEqual([
    { name: `${join('lib', 'a.test.ts')}: test 0`, reason: 'needs a network' },
    { name: `${join('lib', 'a.test.ts')}: test 1`, reason: 'no reason given' },
  ]);
});

test("counts files that don't load and errors outside of tests as failures", () => {
  expect(tallyOf([file([], [new Error('syntax')])], [new Error('later')])).toEqual({ passed: 0, failed: 2, skips: [] });
});
