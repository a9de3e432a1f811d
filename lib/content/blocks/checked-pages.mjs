// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { editionOfPage } from '../../site/editions.mjs';
import { pathOfId } from '../../site/paths.mjs';
import { sparseTable } from './markdown.mjs';

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
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => file.replaceAll('\\', '/').replace(/\.mdx$/, ''))
    .filter((id) => !id.startsWith('versions/'))
    .filter((id) => edition === undefined || [edition, null].includes(editionOfPage(id)))
    .sort()
    .map((id) => {
      const [, frontmatter = ''] = readFileSync(join(folder, `${id}.mdx`), 'utf8').split(/^---\r?\n/m);
      const { title, description, verified } = parse(frontmatter);
      return { id, path: pathOfId(id), title, description, verified };
    })
    .sort((one, other) => Date.parse(other.verified.date) - Date.parse(one.verified.date));
}

/**
 * `<CheckedPages />` lists the 30 pages that were checked last, each with the day and the version.
 *
 * @type {import('./registry.mjs').Block}
 */
export function checkedPagesTable() {
  const rows = checkedPages(process.cwd()).slice(0, 30);
  return sparseTable(
    ['Page', 'Checked', 'For'],
    rows.map(({ path, title, verified: { date, version = '' } }) => [
      `[${title}](${path})`,
      `<time>${date}</time>`,
      version,
    ]),
  );
}
