/**
 * Stands in for the service's own client where DocSearch makes one (see next.config.mjs): the engine of this site answers in its place, and brings that client itself when the hosted service is what it asks.
 */
export function liteClient() {
  return {
    search: () => Promise.reject(new Error('The engine of the site answers in place of this client.')),
    addAlgoliaAgent: () => undefined,
    transporter: { algoliaAgent: { value: '' } },
  };
}
