import { pathOfId } from '@/lib/site/paths';
import type { CategoryItem, Doc, SidebarItem, Version } from './types';

/** Returns the IDs of the pages that belong to a sidebar in reading order, including those in categories. */
export function idsOfItems(items: readonly SidebarItem[]): string[] {
  return flatten(items).flatMap((item) => (item.type === 'doc' ? [item.id] : []));
}

/** Returns the IDs of all pages that a sidebar lists in reading order, including those of other sidebars. */
export function listedIdsOf(items: readonly SidebarItem[]): string[] {
  return flatten(items).map(({ id }) => id);
}

function flatten(items: readonly SidebarItem[]): Exclude<SidebarItem, CategoryItem>[] {
  return items.flatMap((item) => (item.type === 'category' ? flatten(item.items) : [item]));
}

/** Returns all pages of a version: each sidebar's pages in reading order, then the pages without a sidebar. */
export function docsOf({ path, manifest }: Version): Doc[] {
  const listed = Object.entries(manifest.sidebars).flatMap(([sidebar, { items }]) =>
    idsOfItems(items).map((id) => ({ id, path: pathOfId(id, path), sidebar })),
  );
  const standalone = manifest.standalone.map((id) => ({ id, path: pathOfId(id, path), sidebar: null }));
  return [...listed, ...standalone];
}

/**
 * Returns the labels of the categories that contain a page, outermost first; null if the page isn't among the items.
 */
export function categoriesAbove(items: readonly SidebarItem[], id: string): string[] | null {
  for (const item of items) {
    if (item.type === 'category') {
      const below = categoriesAbove(item.items, id);
      if (below) {
        return [item.label, ...below];
      }
    } else if (item.type === 'doc' && item.id === id) {
      return [];
    }
  }
  return null;
}

/** Returns the items before and after an item in a list. */
export function neighborsOf<T>(list: readonly T[], item: T): { readonly prev: T | null; readonly next: T | null } {
  const at = list.indexOf(item);
  return at < 0 ? { prev: null, next: null } : { prev: list[at - 1] ?? null, next: list[at + 1] ?? null };
}
