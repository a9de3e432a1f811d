import { methodOf } from '@/lib/content/api/calls';
import { docsOf } from '@/lib/site/manifest/docs';
import { editionLinksOf } from '@/lib/site/manifest/edition-links';
import type { Doc, ResolvedItem, ResolvedSidebar, SidebarItem, Version } from '@/lib/site/manifest/types';
import { pathOfId, segmentsOf } from '@/lib/site/paths';
import { labelOf } from './page-frontmatter';
import { routes } from './routes';

/** Returns the sidebar of a page, or null if it has none. */
export function sidebarOf(version: Version, { sidebar }: Pick<Doc, 'sidebar'>): ResolvedSidebar | null {
  const written = sidebar === null ? undefined : version.manifest.sidebars[sidebar];
  return written ? { label: written.label, items: resolveItems(version, written.items) } : null;
}

function resolveItems(version: Version, items: readonly SidebarItem[]): ResolvedItem[] {
  return items.map((item): ResolvedItem => {
    if (item.type === 'category') {
      return { type: 'category', label: item.label, items: resolveItems(version, item.items) };
    }
    const path = pathOfId(item.id, version.path);
    const method = methodOf(path);
    const editions = editionLinksOf(docsOf(version), item.id).map(({ name }) => name);
    return {
      type: 'link',
      label: item.type === 'link' ? item.label : labelOf(version, item.id),
      path,
      ...(method !== undefined && { method }),
      ...(editions.length > 1 && { editions }),
    };
  });
}

/**
 * Returns the sidebar that all pages of a section share, and that stays in place while readers move between them.
 * Returns null if the pages have no sidebar or different ones, as in the sections of older versions.
 *
 * @param section the first segment of the pages' paths: `lite` for `/lite/updating`
 */
export function sidebarOfSection(section: string): ResolvedSidebar | null {
  const pages = routes.flatMap((route) =>
    route.kind === 'page' && segmentsOf(route.path)[0] === section ? [route] : [],
  );
  const [first] = pages;
  const isShared = pages.every(({ version, doc }) => version === first?.version && doc.sidebar === first.doc.sidebar);
  return first && isShared ? sidebarOf(first.version, first.doc) : null;
}
