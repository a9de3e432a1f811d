// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { adviceFor, isInstalled, markInstalled, nodeError } from './installed.mjs';

// Install scripts stay off: no package here needs one, and a compromised package can't run code.
const command = 'npm ci --ignore-scripts --no-audit --no-fund';
/** The project's root, or a nested project that the caller names (`e2e/typescript-client`). */
const root = resolve(process.argv[2] ?? fileURLToPath(new URL('../../..', import.meta.url)));

process.exitCode = install() ? 0 : 1;

/** Makes node_modules match package-lock.json, and prints one line about it. Returns false if that failed. */
function install() {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const mismatch = engines ? nodeError(engines.node, process.versions.node) : null;
  if (mismatch) {
    console.error(mismatch);
    return false;
  }
  if (!existsSync(join(root, 'package-lock.json'))) {
    console.error('package-lock.json is missing: run `npm install` once and commit the file that it creates.');
    return false;
  }
  if (isInstalled(root)) {
    console.log('Packages: up to date with package-lock.json.');
    return true;
  }
  console.log(`Packages: installing from package-lock.json (${command}).`);
  const { status, stdout, stderr, error } = spawnSync(command, { cwd: root, shell: true, encoding: 'utf8' });
  if (status === 0) {
    markInstalled(root);
    return true;
  }
  const output = `${stdout ?? ''}${stderr ?? ''}${error?.message ?? ''}`.trim();
  console.error(`${output}\n\nThe packages couldn't be installed. ${adviceFor(output)}`);
  return false;
}
