import type { Service } from './services';

/** The `<style>` in the logo that DocSearch 5.1.0 draws in its dialog. `e2e/build/hosted-search.spec.ts` fails when it changes. */
const logoStyle = "'sha256-lYPgVeO0CacLwwUB4DyR9jnHyogvo7NBwUv0zXx/qBY='";

/**
 * The hosted search service (Algolia) with the hosts that its client asks by turns.
 *
 * @param appId the id of the application, which is part of their names
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
