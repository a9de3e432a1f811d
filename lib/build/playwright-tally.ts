import type { JSONReport, JSONReportSpec, JSONReportSuite, JSONReportTest } from '@playwright/test/reporter';
import type { Skip, Tally } from './tally';

/**
 * Tallies the report of Playwright's JSON reporter. Errors outside of tests, such as a file that doesn't load, count as
 * failures, and so do tests that passed only on a retry.
 */
export function tallyOfPlaywright({ suites, errors }: JSONReport): Tally {
  const tests = suites.flatMap(specsOf).flatMap((spec) => spec.tests.map((test) => ({ spec, test })));
  const skipped = tests.filter(({ test }) => test.status === 'skipped');
  const passed = tests.filter(({ test }) => test.status === 'expected').length;
  return {
    passed,
    failed: tests.length - passed - skipped.length + errors.length,
    skips: skipped.map(({ spec, test }) => skipOf(spec, test)),
  };
}

function specsOf(suite: JSONReportSuite): JSONReportSpec[] {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];
}

function skipOf(spec: JSONReportSpec, test: JSONReportTest): Skip {
  const mark = test.annotations.find(({ type }) => type === 'skip' || type === 'fixme');
  return { name: `${spec.file}: ${spec.title}`, reason: mark?.description ?? 'no reason given' };
}
