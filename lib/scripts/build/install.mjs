// @ts-check
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

// Install scripts stay off: no package here needs one, and a compromised package can't run code.
const command = 'npm ci --ignore-scripts --no-audit --no-fund';

/**
 * Makes a project's node_modules match its package-lock.json, and prints one line about it. The digest of the lockfile
 * of the last install is in node_modules, so that deleting the folder also deletes the digest.
 *
 * @param {string} root
 * @returns {number} the exit status
 */
function install(root) {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const oldest = engines?.node.replace(/^\D+/, '') ?? '0';
  if (process.versions.node.localeCompare(oldest, 'en', { numeric: true }) < 0) {
    console.error(
      `This is Node ${process.versions.node}, but the project needs ${engines.node}. Install a newer version of Node (https://nodejs.org).`,
    );
    return 1;
  }
  const mark = join(root, 'node_modules', '.package-lock.sha256');
  const digest = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === digest) {
    console.log('Packages: up to date with package-lock.json.');
    return 0;
  }
  console.log(`Packages: installing from package-lock.json (${command}).`);
  if (spawnSync(command, { cwd: root, shell: true, stdio: 'inherit' }).status !== 0) {
    console.error("The packages couldn't be installed. If npm doesn't say why, delete node_modules and try again.");
    return 1;
  }
  writeFileSync(mark, digest);
  return 0;
}

// The project's root, or a nested project that the caller names (`e2e/typescript-client`).
process.exitCode = install(resolve(process.argv[2] ?? fileURLToPath(new URL('../../..', import.meta.url))));
