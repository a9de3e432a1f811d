// @ts-check
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { editionOfPage } from '../../site/editions.mjs';
import { pathOfId } from '../../site/paths.mjs';
import { readFrontmatter } from '../pages/frontmatter.mjs';
import { readPage } from '../pages/read-page.mjs';
import { sparseTable } from './markdown.mjs';

/** @typedef {import('../pages/frontmatter.mjs').Frontmatter & { id: string, path: string }} CheckedPage */

/**
 * Returns the pages of the newest version that were checked last: newest first, and by their IDs within a day. Leaves out
 * pages that can't be read or whose frontmatter has errors, which the check of each page reports.
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
    .flatMap((id) => {
      const page = readPage(join(folder, `${id}.mdx`));
      const result = 'text' in page ? readFrontmatter(page.text, id) : null;
      return result && 'value' in result ? [{ id, path: pathOfId(id), ...result.value }] : [];
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
