import { type ResolvedSidebar, resolveItems } from '@/lib/site/manifest/resolve';
import type { PageRoute } from '@/lib/site/manifest/routes';
import type { Doc, Version } from '@/lib/site/manifest/types';
import { segmentsOf } from '@/lib/site/paths';
import { routes } from './routes';
import { labelOf } from './source';

/** Returns the sidebar of a page, or null if it has none. */
export function sidebarOf(version: Version, { sidebar }: Pick<Doc, 'sidebar'>): ResolvedSidebar | null {
  const written = sidebar === null ? undefined : version.manifest.sidebars[sidebar];
  return written
    ? { label: written.label, items: resolveItems(written.items, version.path, (id) => labelOf(version, id)) }
    : null;
}

/**
 * Returns the sidebar that all pages of a section share, and that stays in place while readers move between them.
 * Returns null if the pages have no sidebar or different ones, as in the sections of older versions.
 *
 * @param section the first segment of the pages' paths: `lite` for `/lite/updating`
 */
export function sidebarOfSection(section: string): ResolvedSidebar | null {
  const page = sections.get(section);
  return page ? sidebarOf(page.version, page.doc) : null;
}

/** One page of each section, to represent the others; null if the section's pages have different sidebars. */
const sections = new Map<string, PageRoute | null>();
for (const route of routes) {
  const [section] = segmentsOf(route.path);
  if (route.kind === 'page' && section !== undefined) {
    const other = sections.get(section);
    sections.set(section, other === undefined || (other && isAlike(other, route)) ? route : null);
  }
}

function isAlike(one: PageRoute, other: PageRoute): boolean {
  return one.version === other.version && one.doc.sidebar === other.doc.sidebar;
}
