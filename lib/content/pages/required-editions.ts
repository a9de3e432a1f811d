import { services } from '@/content/services/services.mjs';

/**
 * Returns the editions that a service's page requires, from the table of services. `note` restricts an edition, such as
 * `from 7`; an empty string means no restriction.
 *
 * @param path the canonical path of a page
 * @returns an empty array if every edition has the service, or if the page isn't about a service
 */
export function requiredEditionsOf(path: string) {
  const service = services.find(
    (each) => path === each.path || (each.path.endsWith('/') && path.startsWith(each.path)),
  );
  if (!service || service.editions.lite !== undefined) {
    return [];
  }
  return (['pro', 'enterprise'] as const).flatMap((name) => {
    const note = service.editions[name];
    return note === undefined ? [] : [{ name, note }];
  });
}
