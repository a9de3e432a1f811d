import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** Creates a project without packages that needs this version of Node, and returns a function that installs it. */
function project(node: string) {
  const root = mkdtempSync(join(tmpdir(), 'install-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const lock = (name: string) =>
    writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ name, lockfileVersion: 3, packages: {} }));
  // npm creates it only for packages.
  mkdirSync(join(root, 'node_modules'));
  writeFileSync(join(root, 'package.json'), JSON.stringify({ engines: { node } }));
  lock('a');
  const install = () => {
    const { stdout, stderr } = spawnSync('node', ['lib/scripts/build/install.mjs', root], { encoding: 'utf8' });
    return stdout + stderr;
  };
  return { lock, install };
}

test('installs a project once, and again after its lockfile changes', () => {
  const { lock, install } = project('>=9.30');
  expect(install()).toContain('Packages: installing');
  expect(install()).toBe('Packages: up to date with package-lock.json.\n');
  lock('b');
  expect(install()).toContain('Packages: installing');
});

test('names both versions for a Node that is too old', () => {
  expect(project('>=100.2').install()).toMatch(/^This is Node \d+\.\S+, but the project needs >=100\.2\. Install/);
});
