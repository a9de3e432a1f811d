import { services } from '@/content/services/services.mjs';
import type { EditionName } from '@/lib/site/editions';

/**
 * An edition that has the page's topic. `note` restricts it, such as `from 7`; an empty string means no restriction.
 */
export type RequiredEdition = { readonly name: EditionName; readonly note: string };

/**
 * Returns the editions that a service's page requires, from the table of services.
 *
 * @param path the canonical path of a page
 * @returns an empty array if every edition has the service, or if the page isn't about a service
 */
export function requiredEditionsOf(path: string): RequiredEdition[] {
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
