import { env } from './env';

/** The CSP fetch directives in which a third party can need sources in addition to the site's own origin. */
export type ThirdPartyDirective = 'script-src' | 'style-src' | 'img-src' | 'font-src' | 'connect-src' | 'frame-src';

/** A third party that the built site uses because a setting enables it. */
export type ThirdParty = {
  /** The sources of each directive: host sources such as `https://*.example.org`, or hashes. */
  readonly sources: Readonly<Partial<Record<ThirdPartyDirective, readonly string[]>>>;
  /** The exact text of inline scripts that its loader adds to the page in the browser. */
  readonly inlineScripts: readonly string[];
  /** Names of the Trusted Types policies that its scripts create. */
  readonly trustedTypes: readonly string[];
};

/** The origin of the tag manager's container and of what the tag manager itself loads. */
const tagManagerOrigin = 'https://www.googletagmanager.com';

/** The exact inline script that `@next/third-parties` adds before the container. The policy allows its hash. */
export const tagManagerSnippet = `
      (function(w,l){
        w[l]=w[l]||[];
        w[l].push({'gtm.start': new Date().getTime(),event:'gtm.js'});
        
      })(window,'dataLayer');`;

/**
 * Google Tag Manager with Google Analytics, according to
 * https://developers.google.com/tag-platform/security/guides/csp. If tags in the container load from other origins, add
 * those sources here.
 */
const tagManager: ThirdParty = {
  sources: {
    'script-src': [tagManagerOrigin],
    'img-src': [tagManagerOrigin, 'https://*.google-analytics.com'],
    'connect-src': [tagManagerOrigin, 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
  },
  inlineScripts: [tagManagerSnippet],
  trustedTypes: ['goog#html'],
};

/** The hash of the `<style>` in the logo of DocSearch's dialog. `e2e/build/hosted-search.spec.ts` compares it. */
const logoStyle = "'sha256-lYPgVeO0CacLwwUB4DyR9jnHyogvo7NBwUv0zXx/qBY='";

/** Returns the hosted search service (Algolia) of an application, with the hosts that its client tries in turn. */
function hostedSearch(appId: string): ThirdParty {
  const hosts = ['-dsn.algolia.net', '.algolia.net', '-1.algolianet.com', '-2.algolianet.com', '-3.algolianet.com'];
  return {
    sources: {
      'connect-src': hosts.map((host) => `https://${appId.toLowerCase()}${host}`),
      'style-src': [logoStyle],
    },
    inlineScripts: [],
    trustedTypes: [],
  };
}

type ThirdPartySettings = {
  readonly gtmId?: string | undefined;
  readonly docsearch?: { readonly appId: string } | null;
};

/**
 * Returns the third parties that the settings enable. Every page's policy allows only these, so new ones belong here.
 */
export function thirdPartiesOf({ gtmId, docsearch }: ThirdPartySettings): readonly ThirdParty[] {
  return [...(gtmId ? [tagManager] : []), ...(docsearch ? [hostedSearch(docsearch.appId)] : [])];
}

export const thirdParties = thirdPartiesOf(env);
