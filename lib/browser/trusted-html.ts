type Policy = { createHTML(html: string): unknown; createScriptURL(url: string): unknown };
type PolicyFactory = { createPolicy(name: string, rules: Record<keyof Policy, (text: string) => string>): Policy };

let policy: Policy | undefined;

/** The site's one policy, which its Content Security Policy allows by its name; none where the browser knows no Trusted Types. */
function sitePolicy(): Policy | undefined {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  policy ??= factory?.createPolicy('site', { createHTML: (text) => text, createScriptURL: (text) => text });
  return policy;
}

/**
 * Marks HTML that this site's own build made, for browsers that enforce Trusted Types; elsewhere the string itself. Typed as a
 * string because React's types know no other, while React hands on whatever it gets.
 */
export function trustedHtml(html: string): string {
  return (sitePolicy()?.createHTML(html) ?? html) as string;
}

/** Marks the address of a script of this site's own build in the same way. */
export function trustedScriptUrl(url: string): string {
  return (sitePolicy()?.createScriptURL(url) ?? url) as string;
}
