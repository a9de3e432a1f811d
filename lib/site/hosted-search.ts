import type { Service } from './services';

/**
 * The hash of the `<style>` in the logo in the DocSearch 5.1.0 dialog. `e2e/build/hosted-search.spec.ts` fails if it
 * changes.
 */
const logoStyle = "'sha256-lYPgVeO0CacLwwUB4DyR9jnHyogvo7NBwUv0zXx/qBY='";

/**
 * Returns the hosted search service (Algolia) with the hosts that its client tries in turn.
 *
 * @param appId the ID of the application, which is part of the host names
 */
export function hostedSearch(appId: string): Service {
  const hosts = [`${appId}-dsn.algolia.net`, `${appId}.algolia.net`].concat(
    [1, 2, 3].map((number) => `${appId}-${number}.algolianet.com`),
  );
  return {
    name: 'Algolia',
    sources: {
      'connect-src': hosts.map((host) => `https://${host.toLowerCase()}`),
      'style-src': [logoStyle],
    },
    inlineScripts: [],
    trustedTypes: [],
  };
}
