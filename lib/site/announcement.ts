/** A notice at the top of every page. Readers who closed it see it again when its ID changes. */
export type Announcement = {
  readonly id: string;
  readonly text: string;
  /** A link after the text: a path relative to the site's root, or an external URL. */
  readonly link?: { readonly label: string; readonly href: string };
  readonly isCloseable: boolean;
};

export const announcement: Announcement | null = null;
