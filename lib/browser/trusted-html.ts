type Policy = { createHTML(html: string): unknown };
type PolicyFactory = { createPolicy(name: string, rules: { createHTML(html: string): string }): Policy };

let policy: Policy | undefined;

/**
 * Marks HTML that this site's own build made, for browsers that enforce Trusted Types; elsewhere the string itself. Typed as a
 * string because React's types know no other, while React hands on whatever it gets.
 */
export function trustedHtml(html: string): string {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  if (!factory) {
    return html;
  }
  policy ??= factory.createPolicy('site', { createHTML: (text) => text });
  return policy.createHTML(html) as string;
}
