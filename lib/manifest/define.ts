import type { CategoryItem, DocItem, Sidebar, SidebarItem } from './types';

/** Names a page by its id: its path below `content/` without `.mdx`. */
export function doc<const Id extends string>(id: Id): DocItem<Id> {
  return { type: 'doc', id };
}

/** Groups sidebar items under a title. */
export function category<const Id extends string>(label: string, items: readonly SidebarItem<Id>[]): CategoryItem<Id> {
  return { type: 'category', label, items };
}

/** Defines a sidebar; the label is its name in breadcrumbs and link previews. */
export function sidebar<const Id extends string>(label: string, items: readonly SidebarItem<Id>[]): Sidebar<Id> {
  return { label, items };
}
