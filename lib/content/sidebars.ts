import { type ResolvedSidebar, resolveItems } from '@/lib/manifest/resolve';
import type { PageRoute } from '@/lib/manifest/routes';
import type { Doc, Version } from '@/lib/manifest/types';
import { segmentsOf } from '@/lib/site/paths.mjs';
import { routes } from './routes';
import { labelOf } from './source';

const resolved = new Map<string, ResolvedSidebar>();

/** The sidebar of a page; null where it stands in none. A build makes each once; while pages are written, it follows them. */
export function sidebarOf(version: Version, { sidebar }: Pick<Doc, 'sidebar'>): ResolvedSidebar | null {
  const written = sidebar === null ? undefined : version.manifest.sidebars[sidebar];
  if (!written) {
    return null;
  }
  const key = `${version.name} ${sidebar}`;
  const content = resolved.get(key) ?? {
    label: written.label,
    items: resolveItems(written.items, version.path, (id) => labelOf(version, id)),
  };
  if (process.env.NODE_ENV === 'production') {
    resolved.set(key, content);
  }
  return content;
}

/**
 * The sidebar that all pages of a section share, which stays when a reader goes from one to another; null where they have several, as
 * all pages of an older version, or none.
 *
 * @param section the first part of the pages' paths: `lite` for `/lite/updating`
 */
export function sidebarOfSection(section: string): ResolvedSidebar | null {
  const page = sections.get(section);
  return page ? sidebarOf(page.version, page.doc) : null;
}

/** A page of each section, which stands for all; null where they stand in different sidebars. */
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
