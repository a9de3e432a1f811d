/** A notice above every page. A reader who closed it sees it again as soon as its id is another. */
export type Announcement = {
  readonly id: string;
  readonly text: string;
  /** Stands after the text; a path from the site's root, or an address elsewhere. */
  readonly link?: { readonly label: string; readonly href: string };
  readonly isCloseable: boolean;
};

/** What every page announces; null for nothing. */
export const announcement: Announcement | null = null;
