import { services } from '@/content/services/services.mjs';
import type { EditionName } from '@/lib/site/editions.mjs';

/** An edition that has what a page is about, with what narrows it there, such as `from 7`; an empty text narrows nothing. */
export type RequiredEdition = { readonly name: EditionName; readonly note: string };

/**
 * The editions that a service's page requires, from the table of services.
 *
 * @param path the canonical path of a page
 * @returns nothing for a service that every edition has, and for a page that isn't about a service
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
