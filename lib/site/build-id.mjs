// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const sources = [
  'app',
  'components',
  'content',
  'lib',
  'public',
  'instrumentation-client.ts',
  'mdx-components.tsx',
  'next.config.mjs',
  'package-lock.json',
];

/**
 * Returns the build ID, a digest of everything that the site is built from except tests, so that two builds of the same
 * source with the same settings match.
 *
 * @param {string} root the project's root folder
 */
export function buildIdOf(root) {
  const digest = createHash('sha256').update(JSON.stringify(settingsIn(process.env)));
  for (const source of sources.map((name) => join(root, name)).filter(existsSync)) {
    for (const file of filesBelow(source)) {
      digest.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return digest.digest('hex').slice(0, 20);
}

/**
 * Returns the settings of the build, sorted by name.
 *
 * @param {NodeJS.ProcessEnv} environment
 */
function settingsIn(environment) {
  return Object.entries(environment)
    .filter(([name, value]) => /^(?:NEXT_PUBLIC_|WITH_PDFS$)/.test(name) && value)
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

/**
 * @param {string} path
 * @returns {string[]} the file itself, or all files in a folder, sorted
 */
function filesBelow(path) {
  if (!statSync(path).isDirectory()) {
    return [path];
  }
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
