/** A notice at the top of every page. Readers who closed it see it again when its ID changes. */
export type Announcement = {
  readonly id: string;
  readonly text: string;
  /** A link after the text: a path relative to the site's root, or an external URL. */
  readonly link?: { readonly label: string; readonly href: string };
};

/**
 * Reads the announcement that the site's owner has set. Its text is also its ID, so a new text shows again.
 *
 * @param setting a text, which may end in a link, such as `Mixpost Pro 8 is out. [What's new](/changes)`
 * @throws if the link is neither a path from the root nor an address over HTTPS, so that the build stops
 */
export function announcementOf(setting: string | undefined): Announcement | null {
  if (setting === undefined) {
    return null;
  }
  const [, text = setting, label, href] = /^(.*?)\s*\[([^\]]+)\]\(([^)]*)\)\s*$/s.exec(setting) ?? [];
  if (label === undefined || href === undefined) {
    return { id: setting, text };
  }
  if (!(/^\/(?!\/)/.test(href) || (href.startsWith('https://') && URL.canParse(href)))) {
    throw new Error(
      `NEXT_PUBLIC_ANNOUNCEMENT links to "${href}": write a path such as /changes, or an address over HTTPS.`,
    );
  }
  return { id: setting, text, link: { label, href } };
}
