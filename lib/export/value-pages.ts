import type { PageReferences } from '@/lib/content/html/page-references';
import { frontmatterOf } from '@/lib/content/pages/page-frontmatter';
import type { Route } from '@/lib/site/manifest/routes';

/** Returns the pages that use each of the reader's values, by the value's name and in the order of the sidebars. */
export function valuePagesOf(
  references: ReadonlyMap<Route, PageReferences>,
): Record<string, { readonly path: string; readonly title: string }[]> {
  const pages: Record<string, { readonly path: string; readonly title: string }[]> = {};
  for (const [route, { placeholders }] of references) {
    if (route.kind !== 'page') {
      continue;
    }
    for (const name of placeholders) {
      pages[name] ??= [];
      pages[name].push({ path: route.path, title: frontmatterOf(route.version, route.doc.id).title });
    }
  }
  return pages;
}
