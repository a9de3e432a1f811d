import { services } from '@/content/services/services.mjs';
import { operationAt } from '@/lib/content/api/calls';
import type { EditionName } from '@/lib/site/editions';
import type { Frontmatter } from './frontmatter';

/** An edition that has what a page is about, and the first version of it that does, if that isn't the oldest. */
export type EditionWithIt = { readonly name: EditionName; readonly since?: string | undefined };

/**
 * Returns the editions that have what a page is about: by its frontmatter, the API description, or the table of
 * services.
 *
 * @param path the canonical path of the page
 * @returns an empty array if every edition has it, or if nothing says so
 */
export function requiredEditionsOf(
  path: string,
  { editions = {} }: Pick<Frontmatter, 'editions'>,
): readonly EditionWithIt[] {
  const operation = operationAt(path);
  const service = services.find(
    (each) => path === each.path || (each.path.endsWith('/') && path.startsWith(each.path)),
  );
  return (['pro', 'enterprise'] as const).flatMap((name) => {
    if (operation) {
      const { 'x-editions': has = [], 'x-since': since = {} } = operation;
      return has.includes(name) ? [{ name, since: since[name] }] : [];
    }
    if (service && service.editions.lite === undefined) {
      const note = service.editions[name];
      return note === undefined ? [] : [{ name, since: /^from (\S+)$/.exec(note)?.[1] }];
    }
    return editions[name] === undefined ? [] : [{ name, since: editions[name] || undefined }];
  });
}
