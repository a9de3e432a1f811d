import type { EditionName } from '@/lib/site/editions';

/** A page in a sidebar. Its label comes from the page's frontmatter. */
export type DocItem<Id extends string = string> = { readonly type: 'doc'; readonly id: Id };

/** A page that belongs to another sidebar and is also listed here. The label replaces the page's own. */
export type LinkItem = { readonly type: 'link'; readonly id: string; readonly label: string };

/** A titled group of sidebar items. It's never hidden or collapsed automatically. */
export type CategoryItem<Id extends string = string> = {
  readonly type: 'category';
  readonly label: string;
  readonly items: readonly SidebarItem<Id>[];
};

export type SidebarItem<Id extends string = string> = DocItem<Id> | LinkItem | CategoryItem<Id>;

export type Sidebar<Id extends string = string> = {
  readonly label: string;
  readonly items: readonly SidebarItem<Id>[];
};

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

export type Manifest = {
  readonly sidebars: Readonly<Record<string, Sidebar>>;
  /** Pages that intentionally have no sidebar. */
  readonly standalone: readonly string[];
  /** Maps old paths to the canonical paths that replaced them. */
  readonly redirects: Readonly<Record<string, string>>;
};

/** A version of the documentation. The first one in a list is the newest. */
export type Version = {
  readonly name: string;
  readonly label: string;
  /** The path prefix of its pages, with a leading and a trailing slash. */
  readonly path: string;
  readonly manifest: Manifest;
};

/** A page of the documentation. */
export type Doc = { readonly id: string; readonly path: string; readonly sidebar: string | null };

/** The union of all page IDs in a manifest. */
export type IdsOf<M extends Manifest> =
  | (M['sidebars'][keyof M['sidebars']] extends Sidebar<infer Id> ? Id : never)
  | M['standalone'][number];
