import type { SidebarItem } from './types';

/**
 * Returns the labels of the categories that contain a page, outermost first, or null if the page isn't among the items.
 */
export function categoriesAbove(items: readonly SidebarItem[], id: string): string[] | null {
  for (const item of items) {
    if (item.type === 'doc') {
      if (item.id === id) {
        return [];
      }
    } else {
      const below = categoriesAbove(item.items, id);
      if (below) {
        return [item.label, ...below];
      }
    }
  }
  return null;
}
