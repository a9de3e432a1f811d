// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Compares a Node version (`20.20.2`) with `engines.node` from package.json (`>=20.20`). Returns the message to show if
 * the version is too old, otherwise null.
 *
 * @param {string} engines
 * @param {string} version
 */
export function nodeError(engines, version) {
  const needed = engines.replace(/^\D+/, '');
  return version.localeCompare(needed, 'en', { numeric: true }) < 0
    ? `This is Node ${version}, but the project needs ${engines}. Install a newer version of Node (https://nodejs.org).`
    : null;
}

/**
 * Returns whether the packages in a project's node_modules match its package-lock.json, according to the marker that
 * the last install left.
 *
 * @param {string} root
 */
export function isInstalled(root) {
  const mark = markOf(root);
  return existsSync(mark) && readFileSync(mark, 'utf8') === digestOf(root);
}

/**
 * Writes the marker of a completed install into the project's node_modules, so that deleting the folder also deletes
 * the marker.
 *
 * @param {string} root
 */
export function markInstalled(root) {
  writeFileSync(markOf(root), digestOf(root));
}

/** @param {string} root */
function markOf(root) {
  return join(root, 'node_modules', '.package-lock.sha256');
}

/** @param {string} root */
function digestOf(root) {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}
