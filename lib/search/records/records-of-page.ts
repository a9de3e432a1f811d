import type { Frontmatter } from '@/lib/content/pages/frontmatter';
import { editionLabels, editionOfPage } from '@/lib/site/editions';
import { locale } from '@/lib/site/locale';
import type { Doc, Version } from '@/lib/site/manifest/types';
import { versionTagOf } from '@/lib/site/version-tag';
import type { Places } from './page-places';
import { phrasingsOf } from './phrasings';
import type { SearchRecord } from './search-record';

/** The sections at the end of a page, whose links name what other pages are about. */
const nextPages = /^(?:Where to go next|Next (?:pages|steps))/;

const types = ['lvl1', 'lvl2', 'lvl3', 'lvl4'] as const;

/** Returns the records of a built page and of each section with an ID. */
export function recordsOfPage(
  version: Version,
  doc: Doc,
  { breadcrumbs, sections }: Places,
  { boost = 1 }: Frontmatter['search'] = {},
): SearchRecord[] {
  const page = sections[0].title;
  const section = doc.sidebar === null ? page : (version.manifest.sidebars[doc.sidebar]?.label ?? page);
  const edition = editionOfPage(doc.id);
  return sections
    .filter(({ title }) => !nextPages.test(title))
    .map(({ id, level, title, above, text, code }, position) => {
      const url = id === null ? doc.path : `${doc.path}#${id}`;
      const [lvl2 = null, lvl3 = null, lvl4 = null] = id === null ? [] : [...above, title];
      return {
        objectID: url,
        url,
        url_without_anchor: doc.path,
        anchor: id,
        type: types[level - 1] ?? 'lvl4',
        content: [text.join('\n'), code.join('\n')].join(code.length > 0 ? '\n\n' : ''),
        hierarchy: { lvl0: section, lvl1: page, lvl2, lvl3, lvl4 },
        weight: { pageRank: Math.round(pageRankOf(doc.id, id) * boost), level: 110 - level * 10, position },
        language: locale,
        version: version.name,
        docusaurus_tag: versionTagOf(version.name),
        section,
        label: breadcrumbs.at(-1)?.trim() ?? page,
        groups: breadcrumbs.slice(1, -1).map((name) => name.trim()),
        phrasings: phrasingsOf(url, [page, title, ...text, ...code].join('\n')),
        edition,
        editions: edition === null ? Object.keys(editionLabels) : [edition],
      };
    });
}

/**
 * Returns how a page or its section ranks among equally good results, in percent. The sections for errors come first,
 * update guides, index pages, and pages of errors as a whole come a little after other pages, and upgrade guides for a
 * specific version come last: only a few readers still run that version, and they find its guide by the number.
 */
function pageRankOf(id: string, section: string | null): number {
  if (/(^|\/)upgrading\/upgrading-v\d/.test(id)) {
    return 70;
  }
  if (/(^|\/)(updating|upgrading\/index|index)$/.test(id)) {
    return 95;
  }
  if (id.startsWith('troubleshooting/')) {
    return section === null ? 95 : 108;
  }
  return 100;
}
