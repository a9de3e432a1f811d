type Policy = { createHTML(html: string): unknown };
type PolicyFactory = { createPolicy(name: string, rules: { createHTML(html: string): string }): Policy };

let policy: Policy | undefined;

/**
 * Marks HTML from the site's own build as trusted for browsers that enforce Trusted Types. In other browsers, returns
 * the string itself. The return type is a string, because React's types don't allow anything else, although React
 * passes on whatever it gets.
 */
export function trustedHtml(html: string): string {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  policy ??= factory?.createPolicy('site', { createHTML: (text) => text });
  return (policy?.createHTML(html) ?? html) as string;
}
