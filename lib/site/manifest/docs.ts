import { pathOfId } from '@/lib/site/paths.mjs';
import type { Doc, SidebarItem, Version } from './types';

/** Returns the page IDs of sidebar items in reading order, including those in categories. */
export function idsOfItems(items: readonly SidebarItem[]): string[] {
  return items.flatMap((item) => (item.type === 'doc' ? [item.id] : idsOfItems(item.items)));
}

/** Returns all pages of a version: each sidebar's pages in reading order, then the pages without a sidebar. */
export function docsOf({ path, manifest }: Version): Doc[] {
  const listed = Object.entries(manifest.sidebars).flatMap(([sidebar, { items }]) =>
    idsOfItems(items).map((id) => ({ id, path: pathOfId(id, path), sidebar })),
  );
  const standalone = manifest.standalone.map((id) => ({ id, path: pathOfId(id, path), sidebar: null }));
  return [...listed, ...standalone];
}
