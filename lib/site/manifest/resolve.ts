import { pathOfId } from '@/lib/site/paths';
import type { SidebarItem } from './types';

/** A sidebar item as components receive it, with labels and paths instead of IDs. */
export type ResolvedItem =
  | {
      readonly type: 'link';
      readonly label: string;
      readonly path: string;
      /** The HTTP method of an API operation's page, such as `GET`. */
      readonly method?: string | undefined;
    }
  | { readonly type: 'category'; readonly label: string; readonly items: readonly ResolvedItem[] };

export type ResolvedSidebar = { readonly label: string; readonly items: readonly ResolvedItem[] };

/** Resolves sidebar items to what components render. */
export function resolveItems(
  items: readonly SidebarItem[],
  versionPath: string,
  labelOf: (id: string) => string,
  methodOf: (path: string) => string | undefined = () => undefined,
): ResolvedItem[] {
  return items.map((item): ResolvedItem => {
    if (item.type === 'category') {
      return { type: 'category', label: item.label, items: resolveItems(item.items, versionPath, labelOf, methodOf) };
    }
    const label = item.type === 'link' ? item.label : labelOf(item.id);
    const path = pathOfId(item.id, versionPath);
    const method = methodOf(path);
    return { type: 'link', label, path, ...(method !== undefined && { method }) };
  });
}
