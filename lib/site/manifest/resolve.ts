import { pathOfId } from '@/lib/site/paths.mjs';
import type { SidebarItem } from './types';

/** A sidebar item as components receive it, with labels and paths instead of IDs. */
export type ResolvedItem =
  | { readonly type: 'link'; readonly label: string; readonly path: string }
  | { readonly type: 'category'; readonly label: string; readonly items: readonly ResolvedItem[] };

export type ResolvedSidebar = { readonly label: string; readonly items: readonly ResolvedItem[] };

/** Resolves sidebar items to what components render. */
export function resolveItems(
  items: readonly SidebarItem[],
  versionPath: string,
  labelOf: (id: string) => string,
): ResolvedItem[] {
  return items.map((item): ResolvedItem => {
    if (item.type === 'doc') {
      return { type: 'link', label: labelOf(item.id), path: pathOfId(item.id, versionPath) };
    }
    return { type: 'category', label: item.label, items: resolveItems(item.items, versionPath, labelOf) };
  });
}
