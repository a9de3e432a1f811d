/** A page in a sidebar. Its label comes from the page's frontmatter. */
export type DocItem<Id extends string = string> = { readonly type: 'doc'; readonly id: Id };

/** A titled group of sidebar items. It neither hides nor collapses by itself (specification, section 2). */
export type CategoryItem<Id extends string = string> = {
  readonly type: 'category';
  readonly label: string;
  readonly items: readonly SidebarItem<Id>[];
};

/** What an author writes in a sidebar. */
export type SidebarItem<Id extends string = string> = DocItem<Id> | CategoryItem<Id>;

/** One sidebar: a name for readers, and its items in reading order. */
export type Sidebar<Id extends string = string> = {
  readonly label: string;
  readonly items: readonly SidebarItem<Id>[];
};

/** All pages of one version of the documentation, and how they hang together. */
export type Manifest = {
  readonly sidebars: Readonly<Record<string, Sidebar>>;
  /** Pages that stand in no sidebar on purpose. */
  readonly standalone: readonly string[];
  /** Old addresses and the canonical paths that replaced them. */
  readonly redirects: Readonly<Record<string, string>>;
};

/** A version of the documentation (specification, section 3) with its pages. The first of the list is the newest. */
export type Version = {
  readonly name: string;
  readonly label: string;
  /** The path that its pages stand below, with a slash at both ends. */
  readonly path: string;
  readonly manifest: Manifest;
};

/** A page of the documentation (specification, section 3). */
export type Doc = { readonly id: string; readonly path: string; readonly sidebar: string | null };

/** The union of all page ids that a manifest names. */
export type IdsOf<M extends Manifest> =
  | (M['sidebars'][keyof M['sidebars']] extends Sidebar<infer Id> ? Id : never)
  | M['standalone'][number];
