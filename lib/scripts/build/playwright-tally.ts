import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';
import type { Tally } from '@/lib/programs/tally';

/**
 * Tallies the report of Playwright's JSON reporter. Errors outside of tests, such as a file that doesn't load, count as
 * failures.
 */
export function tallyOfPlaywright({ suites, errors }: JSONReport): Tally {
  const tests = suites.flatMap(specsOf).flatMap((spec) => spec.tests.map((test) => ({ spec, test })));
  const skipped = tests.filter(({ test }) => test.status === 'skipped');
  const flaky = tests.filter(({ test }) => test.status === 'flaky');
  const passed = tests.filter(({ test }) => test.status === 'expected').length + flaky.length;
  return {
    passed,
    failed: tests.length - passed - skipped.length + errors.length,
    skips: skipped.map(({ spec, test }) => {
      const mark = test.annotations.find(({ type }) => type === 'skip' || type === 'fixme');
      return { name: nameOf(spec), reason: mark?.description ?? 'no reason given' };
    }),
    ...(flaky.length > 0 ? { flaky: flaky.map(({ spec }) => nameOf(spec)) } : {}),
  };
}

function specsOf(suite: JSONReportSuite): JSONReportSpec[] {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];
}

const nameOf = ({ file, title }: JSONReportSpec): string => `${file}: ${title}`;
