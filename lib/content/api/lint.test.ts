import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

type Report = {
  readonly totals: { readonly errors: number; readonly warnings: number; readonly ignored: number };
  readonly problems: readonly {
    readonly ruleId: string;
    readonly message: string;
    readonly location: readonly { readonly start?: { readonly line: number } }[];
  }[];
};

const root = process.cwd();
const folder = mkdtempSync(join(tmpdir(), 'openapi-lint-'));
afterAll(() => rmSync(folder, { recursive: true }));

const redocly = join(dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json')), 'bin/cli.js');

/** Runs Redocly from the command line with our configuration and without telemetry. */
function lint(...files: readonly string[]): Report {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [redocly, 'lint', ...files, '--format=json', '--config', join(root, 'redocly.yaml')],
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    },
  );
  if (!stdout.startsWith('{')) {
    throw new Error(`Redocly printed no report: ${stderr}`);
  }
  return JSON.parse(stdout);
}

const messagesOf = ({ problems }: Report) =>
  problems.map(({ ruleId, message, location }) => `line ${location[0]?.start?.line}: ${message} (${ruleId})`);

describe('Redocly', { timeout: 30_000 }, () => {
  it('reports no errors or warnings in the document', () => {
    const report = lint();
    expect(messagesOf(report)).toEqual([]);
    // .redocly.lint-ignore.yaml lists what's ignored, and why.
    expect(report.totals).toEqual({ errors: 0, warnings: 0, ignored: 1 });
  });

  it('reports the errors in an invalid copy', () => {
    const invalid = join(folder, 'openapi.yaml');
    const text = readFileSync(join(root, 'content/api/openapi.yaml'), 'utf8');
    writeFileSync(
      invalid,
      text
        .replace('      operationId: listTags\n', '')
        .replace('authorized: true', 'permitted: true')
        .replace('      x-docs-page: /api/tags/get\n', ''),
    );
    const rules = lint(invalid).problems.map(({ ruleId }) => ruleId);
    expect(rules).toContain('operation-operationId');
    expect(rules).toContain('no-invalid-media-type-examples');
    expect(rules).toContain('rule/operation-has-page');
  });
});
