// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { editionOfPage } from '../../site/editions.mjs';
import { pathOfId } from '../../site/paths.mjs';
import { markdownTable } from './markdown-table.mjs';

/**
 * A page, and what its frontmatter says about it.
 *
 * @typedef {object} CheckedPage
 * @property {string} id
 * @property {string} path
 * @property {string} title
 * @property {string} description
 * @property {{ readonly date: string, readonly version?: string }} verified
 */

/**
 * Returns the pages of the newest version that were checked last: newest first, and by their IDs within a day.
 *
 * @param {string} root the project's root folder
 * @param {import('../../site/editions.mjs').EditionName} [edition] leaves out the pages of other editions
 * @returns {CheckedPage[]}
 */
export function checkedPages(root, edition) {
  const folder = join(root, 'content');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.mdx') && !file.startsWith('versions/'))
    .map((file) => pageOf(file.replace(/\.mdx$/, ''), readFileSync(join(folder, file), 'utf8')))
    .filter(({ id }) => edition === undefined || [edition, null].includes(editionOfPage(id)))
    .sort((one, other) => compare(other.verified.date, one.verified.date) || compare(one.id, other.id));
}

/**
 * @param {string} id
 * @param {string} text
 */
function pageOf(id, text) {
  const [, frontmatter = ''] = text.split(/^---\r?\n/m);
  const { title, description, verified } = parseDocument(frontmatter).toJS();
  return { id, path: pathOfId(id), title, description, verified };
}

/**
 * @param {string} one
 * @param {string} other
 */
function compare(one, other) {
  return one < other ? -1 : Number(one > other);
}

/**
 * `<CheckedPages />` lists the 30 pages that were checked last, each with the day and the version.
 *
 * @type {import('./registry.mjs').Block}
 */
export function checkedPagesTable() {
  const rows = checkedPages(process.cwd()).slice(0, 30);
  return markdownTable(
    ['Page', 'Checked', 'For'],
    rows.map(({ path, title, verified: { date, version = '' } }) => [
      `[${title}](${path})`,
      `<time>${date}</time>`,
      version,
    ]),
  );
}
