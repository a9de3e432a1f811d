import type { SidebarItem } from './types';

/** The labels of the categories that lead to a page, outermost first; null when the items do not hold the page. */
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
