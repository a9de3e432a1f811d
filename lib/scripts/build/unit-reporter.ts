import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { SerializedError } from 'vitest';
import type { Reporter, TestModule } from 'vitest/node';
import type { Tally } from '@/lib/programs/tally';

/** The parts of a test module that a tally needs. */
type Module = Pick<TestModule, 'moduleId' | 'errors'> & { readonly children: Pick<TestModule['children'], 'allTests'> };

/** Tallies a Vitest run and errors outside of tests. Vitest's own JSON reporter omits why a test was skipped. */
export function tallyOfVitest(modules: readonly Module[], unhandled: readonly unknown[]): Tally {
  const tests = modules.flatMap((module) => [...module.children.allTests()].map((test) => ({ module, test })));
  const inState = (state: string) => tests.filter(({ test }) => test.result().state === state);
  return {
    passed: inState('passed').length,
    failed: inState('failed').length + unhandled.length + modules.flatMap((module) => module.errors()).length,
    skips: inState('skipped').map(({ module, test }) => {
      const result = test.result();
      const reason = result.state === 'skipped' ? result.note : undefined;
      return {
        name: `${relative(process.cwd(), module.moduleId)}: ${test.fullName}`,
        reason: reason ?? 'no reason given',
      };
    }),
  };
}

/** Writes the tally of a Vitest run to the file that TEST_REPORT names. Vitest requires a default export. */
export default class UnitReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const file = process.env.TEST_REPORT;
    if (file) {
      writeFileSync(file, JSON.stringify(tallyOfVitest(modules, unhandled)));
    }
  }
}
