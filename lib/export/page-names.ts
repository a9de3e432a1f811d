/**
 * The names by which selectors can meet the elements of a page: also in the states that it takes before the site's scripts run. Attributes
 * stand as `name` and, with each value that they can have then, as `name=value`; as `name=*` where that is any.
 */
export type PageNames = {
  readonly tags: ReadonlySet<string>;
  readonly classes: ReadonlySet<string>;
  readonly attributes: ReadonlySet<string>;
};

const script = /<script\b[^>]*>(.*?)<\/script>/gis;
const opening = /<([a-z][a-z0-9-]*)((?:[^"'>]|"[^"]*"|'[^']*')*)>/gi;
const attribute = /\s([^\s="'/]+)(?:="([^"]*)")?/g;

/** What a script of a page sets: `x.dataset.edition = …`, `x.setAttribute('role', …)`. */
const set = /\.dataset\.(\w+)=(?!=)|\.setAttribute\(["']([\w-]+)["']/g;

/**
 * Collects the names of all elements, classes and attributes of a page, with the attributes that its own scripts set.
 *
 * @param html its whole file
 */
export function namesOf(html: string): PageNames {
  const tags = new Set<string>();
  const classes = new Set<string>();
  // Browsers open a `<details>` themselves.
  const attributes = new Set(['open', 'open=']);
  for (const [, text = ''] of html.matchAll(script)) {
    for (const [, data, name = `data-${data?.replace(/[A-Z]/g, '-$&').toLowerCase()}`] of text.matchAll(set)) {
      attributes.add(name).add(`${name}=*`);
    }
  }
  for (const [, tag = '', rest = ''] of html.replace(script, '<script>').matchAll(opening)) {
    tags.add(tag.toLowerCase());
    for (const [, name = '', value = ''] of rest.matchAll(attribute)) {
      if (name === 'class') {
        for (const part of value.split(/\s+/)) {
          classes.add(part);
        }
      }
      // A reference stands for another sign than itself, so the value is not known.
      attributes.add(name.toLowerCase()).add(`${name.toLowerCase()}=${value.includes('&') ? '*' : value}`);
    }
  }
  return { tags, classes, attributes };
}
