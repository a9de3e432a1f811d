/** The names by which selectors can meet the elements of a page. */
export type PageNames = { readonly tags: ReadonlySet<string>; readonly classes: ReadonlySet<string> };

/**
 * Collects the names of all elements and classes of a page.
 *
 * @param html its whole file; what looks like a tag in a script counts too, which only makes the sets larger
 */
export function namesOf(html: string): PageNames {
  const tags = new Set<string>();
  const classes = new Set<string>();
  for (const [, tag = ''] of html.matchAll(/<([a-z][a-z0-9-]*)/gi)) {
    tags.add(tag.toLowerCase());
  }
  for (const [, value = ''] of html.matchAll(/\sclass="([^"]*)"/g)) {
    for (const name of value.split(/\s+/)) {
      classes.add(name);
    }
  }
  return { tags, classes };
}
