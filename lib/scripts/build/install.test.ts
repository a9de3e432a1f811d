import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '@/lib/programs/fixtures/temporary-folder';

/** Creates a project without packages that needs this version of Node, and returns a function that installs it. */
function project(node: string) {
  // npm creates node_modules only for packages.
  const root = temporaryFolder({ 'package.json': { engines: { node } }, 'node_modules/.keep': '' });
  const lock = (name: string) => writeFiles(root, { 'package-lock.json': { name, lockfileVersion: 3, packages: {} } });
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
