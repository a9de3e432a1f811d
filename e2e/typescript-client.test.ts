import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishOpenapi } from '@/lib/export/publish-openapi';
import { temporaryFolder } from '@/lib/programs/fixtures/temporary-folder';

/**
 * A separate project with its own lockfile, because openapi-typescript doesn't support the site's TypeScript version.
 * Its packages are installed in a copy, where tools that scan this project don't find them.
 */
const project = join(process.cwd(), 'e2e/typescript-client');
const client = join(process.cwd(), 'node_modules/.cache/typescript-client');
const published = temporaryFolder({}, afterAll);

/** Runs a Node program, and returns its output if it failed; otherwise an empty string. */
function run(file: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], { cwd: client, encoding: 'utf8' });
  return status === 0 ? '' : `${stdout}${stderr}` || `${file} ended with status ${status}.`;
}

describe('a TypeScript client generated from the published document', { timeout: 60_000 }, () => {
  beforeAll(() => {
    cpSync(project, client, { recursive: true });
    // Takes seconds the first time, and no time once the packages are installed.
    expect(run(join(process.cwd(), 'lib/scripts/build/install.mjs'), client)).toBe('');
    publishOpenapi(published);
    const generate = join(client, 'node_modules/openapi-typescript/bin/cli.js');
    // Without the last option, a field with a default would be required in requests.
    const options = ['--output', 'generated/api.ts', '--default-non-nullable', 'false'];
    expect(run(generate, join(published, 'openapi.json'), ...options)).toBe('');
  }, 180_000);

  it('has every operation and every webhook', () => {
    const types = readFileSync(join(client, 'generated/api.ts'), 'utf8');
    const { paths, webhooks } = JSON.parse(readFileSync(join(published, 'openapi.json'), 'utf8'));
    const ids = [...Object.values(paths), ...Object.values(webhooks)].flatMap((item) =>
      Object.values(item as object).flatMap((operation) => operation.operationId ?? []),
    );
    expect(ids.length).toBeGreaterThan(40);
    expect(ids.filter((id) => !types.includes(`operations["${id}"]`))).toEqual([]);
  });

  it('compiles with a program that uses it, and rejects mistakes', () => {
    expect(run(join(client, 'node_modules/typescript/bin/tsc'), '--project', '.')).toBe('');
  });
});
