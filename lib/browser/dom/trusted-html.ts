type Policy = { createHTML(html: string): unknown };
type PolicyFactory = { createPolicy(name: string, rules: { createHTML(html: string): string }): Policy };

let policy: Policy | undefined;

/**
 * Marks HTML from the site's own build as trusted for browsers that enforce Trusted Types. It's typed as a string,
 * because React's types don't allow anything else.
 */
export function trustedHtml(html: string): string {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  policy ??= factory?.createPolicy('site', { createHTML: (text) => text });
  return (policy?.createHTML(html) ?? html) as string;
}
