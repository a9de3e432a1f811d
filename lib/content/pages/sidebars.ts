import { methodOf } from '@/lib/content/api/calls';
import { docsOf } from '@/lib/site/manifest/docs';
import { editionLinksOf } from '@/lib/site/manifest/edition-links';
import { type ResolvedSidebar, resolveItems } from '@/lib/site/manifest/resolve';
import type { Doc, Version } from '@/lib/site/manifest/types';
import { segmentsOf } from '@/lib/site/paths';
import { routes } from './routes';
import { labelOf } from './source';

/** Returns the sidebar of a page, or null if it has none. */
export function sidebarOf(version: Version, { sidebar }: Pick<Doc, 'sidebar'>): ResolvedSidebar | null {
  const written = sidebar === null ? undefined : version.manifest.sidebars[sidebar];
  const facts = {
    labelOf: (id: string) => labelOf(version, id),
    methodOf,
    editionsOf: (id: string) => editionLinksOf(docsOf(version), id).map(({ name }) => name),
  };
  return written ? { label: written.label, items: resolveItems(written.items, version.path, facts) } : null;
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
