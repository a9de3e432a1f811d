import { join } from 'node:path';
import { fileOf, idsOnDisk } from '@/lib/content/pages/content-files';
import { type Frontmatter, readFrontmatter } from '@/lib/content/pages/frontmatter';
import { readPage } from '@/lib/content/pages/read-page';
import { type EditionName, editionOfPage } from '@/lib/site/editions';
import { pathOfId } from '@/lib/site/paths';

export type VerifiedPage = Frontmatter & { id: string; path: string };

/**
 * Returns the pages of the newest version that were checked last: newest first, and by their IDs within a day. Leaves
 * out pages that can't be read or whose frontmatter has errors, which the check of each page reports.
 *
 * @param root the project's root folder
 * @param edition leaves out the pages of other editions
 */
export function verifiedPages(root: string, edition?: EditionName): VerifiedPage[] {
  const version = { name: 'current' };
  return idsOnDisk(version, root)
    .filter((id) => edition === undefined || [edition, null].includes(editionOfPage(id)))
    .flatMap((id) => {
      const page = readPage(join(root, fileOf(version, id)));
      const result = 'text' in page ? readFrontmatter(page.text, id) : null;
      return result && 'value' in result ? [{ id, path: pathOfId(id), ...result.value }] : [];
    })
    .sort((one, other) => Date.parse(other.verified.date) - Date.parse(one.verified.date));
}
