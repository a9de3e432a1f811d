type Policy = { createHTML(html: string): unknown };
type PolicyFactory = { createPolicy(name: string, rules: { createHTML(html: string): string }): Policy };

let policy: Policy | undefined;

/**
 * Marks HTML that the site's own build made as trusted, for browsers that enforce Trusted Types; elsewhere, returns the string itself. Typed
 * as a string because React's types know nothing else, while React passes on whatever it gets.
 */
export function trustedHtml(html: string): string {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  policy ??= factory?.createPolicy('site', { createHTML: (text) => text });
  return (policy?.createHTML(html) ?? html) as string;
}
