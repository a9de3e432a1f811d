import { editionLabels } from '@/lib/site/editions.mjs';
import { locale } from '@/lib/site/locale';
import type { Doc, Version } from '@/lib/site/manifest/types';
import { versionTagOf } from '@/lib/site/version-tag';
import type { Place, Places } from './page-places';
import { pageRankOf } from './page-rank';
import type { Hierarchy, SearchRecord } from './search-record';

/**
 * Returns the records of a built page: one for the page, one for each section with an id, and one for each code block,
 * which links to its section.
 *
 * @param places the page's sections, read from the exported HTML
 */
export function recordsOfPage(version: Version, doc: Doc, [page, ...sections]: Places): SearchRecord[] {
  const sidebar = doc.sidebar === null ? undefined : version.manifest.sidebars[doc.sidebar];
  const edition = editionOf(doc.id);
  const breadcrumbs = page.breadcrumbs.map((name) => name.trim());
  const shared = {
    url_without_anchor: doc.path,
    language: locale,
    version: version.name,
    docusaurus_tag: versionTagOf(version.name),
    section: sidebar?.label ?? page.title,
    label: breadcrumbs.at(-1) ?? page.title,
    groups: breadcrumbs.slice(1, -1),
    edition,
    editions: edition === null ? Object.keys(editionLabels) : [edition],
  };
  return [page, ...sections].flatMap((place, position) => {
    const url = place.id === null ? doc.path : `${doc.path}#${place.id}`;
    const weight = { pageRank: pageRankOf(doc.id), level: 110 - place.level * 10, position };
    const common = {
      ...shared,
      url,
      anchor: place.id,
      hierarchy: hierarchyOf(shared.section, page.title, place),
      weight,
    };
    const text: SearchRecord = {
      ...common,
      objectID: url,
      type: typeOf(place.level),
      content: place.text.join('\n') || null,
      kind: place.id === null ? 'page' : 'section',
    };
    const code = place.code.map(
      (content, at): SearchRecord => ({
        ...common,
        objectID: `${url}~code-${at + 1}`,
        type: 'content',
        content,
        kind: 'code',
      }),
    );
    return [text, ...code];
  });
}

function editionOf(id: string): string | null {
  const [folder = ''] = id.split('/');
  return Object.hasOwn(editionLabels, folder) ? folder : null;
}

function typeOf(level: number): SearchRecord['type'] {
  const types = ['lvl1', 'lvl2', 'lvl3', 'lvl4'] as const;
  return types[level - 1] ?? 'lvl4';
}

function hierarchyOf(section: string, title: string, place: Place): Hierarchy {
  const [lvl2 = null, lvl3 = null, lvl4 = null] = place.id === null ? [] : [...place.above, place.title];
  return { lvl0: section, lvl1: title, lvl2, lvl3, lvl4, lvl5: null, lvl6: null };
}
