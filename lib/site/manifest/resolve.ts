import type { EditionName } from '@/lib/site/editions';
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
      /** The editions that have this page, if several do. */
      readonly editions?: readonly EditionName[] | undefined;
    }
  | { readonly type: 'category'; readonly label: string; readonly items: readonly ResolvedItem[] };

export type ResolvedSidebar = { readonly label: string; readonly items: readonly ResolvedItem[] };

/** What a sidebar shows about a page. */
export type EntryFacts = {
  readonly labelOf: (id: string) => string;
  readonly methodOf?: (path: string) => string | undefined;
  readonly editionsOf?: (id: string) => readonly EditionName[];
};

/** Resolves sidebar items to what components render. */
export function resolveItems(items: readonly SidebarItem[], versionPath: string, facts: EntryFacts): ResolvedItem[] {
  return items.map((item): ResolvedItem => {
    if (item.type === 'category') {
      return { type: 'category', label: item.label, items: resolveItems(item.items, versionPath, facts) };
    }
    const label = item.type === 'link' ? item.label : facts.labelOf(item.id);
    const path = pathOfId(item.id, versionPath);
    const method = facts.methodOf?.(path);
    const editions = facts.editionsOf?.(item.id) ?? [];
    return {
      type: 'link',
      label,
      path,
      ...(method !== undefined && { method }),
      ...(editions.length > 1 && { editions }),
    };
  });
}
