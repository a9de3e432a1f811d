import { type ResolvedItem, resolveItems } from '@/lib/manifest/resolve';
import type { Version } from '@/lib/manifest/types';
import { labelOf } from './source';

const resolved = new Map<string, readonly ResolvedItem[]>();

/** The items of a sidebar with labels and paths. A build makes each list once; while pages are written, it follows them. */
export function sidebarItemsOf(version: Version, sidebar: string): readonly ResolvedItem[] {
  const key = `${version.name} ${sidebar}`;
  const items =
    resolved.get(key) ??
    resolveItems(version.manifest.sidebars[sidebar]?.items ?? [], version.path, (id) => labelOf(version, id));
  if (process.env.NODE_ENV === 'production') {
    resolved.set(key, items);
  }
  return items;
}
