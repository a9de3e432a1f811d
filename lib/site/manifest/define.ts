import type { CategoryItem, DocItem, LinkItem, Sidebar, SidebarItem } from './types';

/** Defines a page by its ID, which is its path in `content/` without `.mdx`. */
export function doc<const Id extends string>(id: Id): DocItem<Id> {
  return { type: 'doc', id };
}

/** Lists a page that belongs to another sidebar, by its ID. */
export function link(id: string, label: string): LinkItem {
  return { type: 'link', id, label };
}

/** Groups sidebar items under a title. */
export function category<const Id extends string>(label: string, items: readonly SidebarItem<Id>[]): CategoryItem<Id> {
  return { type: 'category', label, items };
}

/** Defines a sidebar. The label is its name in breadcrumbs and link previews. */
export function sidebar<const Id extends string>(label: string, items: readonly SidebarItem<Id>[]): Sidebar<Id> {
  return { label, items };
}
