// @ts-check
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isInstalled, markInstalled, nodeError } from './installed.mjs';

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
  if (isInstalled(root)) {
    console.log('Packages: up to date with package-lock.json.');
    return true;
  }
  console.log(`Packages: installing from package-lock.json (${command}).`);
  if (spawnSync(command, { cwd: root, shell: true, stdio: 'inherit' }).status === 0) {
    markInstalled(root);
    return true;
  }
  console.error("The packages couldn't be installed. If npm doesn't say why, delete node_modules and try again.");
  return false;
}
