import { env } from './env';
import { hostedSearch } from './hosted-search';
import { tagManager } from './tag-manager';

/** The CSP fetch directives in which a third-party service can need sources in addition to the site's own origin. */
export type ServiceDirective = 'script-src' | 'style-src' | 'img-src' | 'font-src' | 'connect-src' | 'frame-src';

/** A third-party service that the built site uses because a setting enables it. */
export type Service = {
  readonly name: string;
  /** The sources of each directive: host sources such as `https://*.example.org`, or hashes. */
  readonly sources: Readonly<Partial<Record<ServiceDirective, readonly string[]>>>;
  /** The exact text of inline scripts that its loader adds to the page in the browser. */
  readonly inlineScripts: readonly string[];
  /** Names of the Trusted Types policies that its scripts create. */
  readonly trustedTypes: readonly string[];
};

/** The settings that enable third-party services. */
export type ServiceSettings = {
  readonly gtmId?: string | undefined;
  /** The hosted search; null or undefined if the site searches its own index. */
  readonly docsearch?: { readonly appId: string } | null;
};

/**
 * Returns the services that the settings enable. Every page's policy allows only these, so a setting that enables
 * another service must add it here.
 */
export function servicesOf({ gtmId, docsearch }: ServiceSettings): readonly Service[] {
  return [...(gtmId ? [tagManager] : []), ...(docsearch ? [hostedSearch(docsearch.appId)] : [])];
}

/** The services of this build. */
export const services = servicesOf(env);
