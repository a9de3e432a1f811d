import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

type Report = {
  readonly totals: { readonly errors: number; readonly warnings: number; readonly ignored: number };
  readonly problems: readonly {
    readonly ruleId: string;
    readonly message: string;
    readonly location: readonly { readonly start?: { readonly line: number } }[];
  }[];
};

const redocly = join(dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json')), 'bin/cli.js');

test('Redocly reports no errors or warnings in the document', { timeout: 30_000 }, () => {
  const { stdout, stderr } = spawnSync(process.execPath, [redocly, 'lint', '--format=json'], {
    encoding: 'utf8',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });
  if (!stdout.startsWith('{')) {
    throw new Error(`Redocly printed no report: ${stderr}`);
  }
  const { problems, totals }: Report = JSON.parse(stdout);
  const messages = problems.map(
    ({ ruleId, message, location }) => `line ${location[0]?.start?.line}: ${message} (${ruleId})`,
  );
  expect(messages).toEqual([]);
  // .redocly.lint-ignore.yaml lists what's ignored, and why.
  expect(totals).toEqual({ errors: 0, warnings: 0, ignored: 1 });
});
