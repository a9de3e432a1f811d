import { env } from './env';
import { hostedSearch } from './hosted-search';
import { tagManager } from './tag-manager';

/** The fetch directives of a Content-Security-Policy that a service of others may need, beside the site's own address. */
export type ServiceDirective = 'script-src' | 'style-src' | 'img-src' | 'font-src' | 'connect-src' | 'frame-src';

/** A service of others that the built site talks to because a setting asks for it. */
export type Service = {
  readonly name: string;
  /** What its scripts fetch, and from where: host sources such as `https://*.example.org`. */
  readonly sources: Readonly<Partial<Record<ServiceDirective, readonly string[]>>>;
  /** Inline scripts that its loader adds to the page in the browser: their text, byte for byte. */
  readonly inlineScripts: readonly string[];
  /** Names of the Trusted Types policies that its scripts make. */
  readonly trustedTypes: readonly string[];
};

/** Those of the settings that bring a service of others. */
export type ServiceSettings = {
  readonly gtmId?: string | undefined;
  /** The hosted search; none where the site searches its own index. */
  readonly docsearch?: { readonly appId: string } | null;
};

/**
 * The services that the settings ask for; none without them. The policy of every page opens for these and for nothing else, so a
 * setting that brings another service adds it here.
 */
export function servicesOf({ gtmId, docsearch }: ServiceSettings): readonly Service[] {
  return [...(gtmId ? [tagManager] : []), ...(docsearch ? [hostedSearch(docsearch.appId)] : [])];
}

/** The services of this build. */
export const services = servicesOf(env);
