import { pathOfId } from '@/lib/site/paths.mjs';
import type { Doc, SidebarItem, Version } from './types';

/** The page ids of sidebar items, in reading order, categories opened. */
export function idsOfItems(items: readonly SidebarItem[]): string[] {
  return items.flatMap((item) => (item.type === 'doc' ? [item.id] : idsOfItems(item.items)));
}

/** All pages of a version: sidebar by sidebar in reading order, then those that stand in none. */
export function docsOf({ path, manifest }: Version): Doc[] {
  const listed = Object.entries(manifest.sidebars).flatMap(([sidebar, { items }]) =>
    idsOfItems(items).map((id) => ({ id, path: pathOfId(id, path), sidebar })),
  );
  const standalone = manifest.standalone.map((id) => ({ id, path: pathOfId(id, path), sidebar: null }));
  return [...listed, ...standalone];
}
