import { all } from '@/content/environment/editions.mjs';
import { environment } from '@/content/environment/table.mjs';
import type { ByEdition, EnvironmentKey } from '@/content/environment/types';
import { unknownName } from '@/lib/content/pages/closest';
import type { EditionName } from '@/lib/site/editions';

/** A group as it applies to one edition, with only that edition's keys and texts. */
export type Group = { title: string; intro: string | undefined; keys: EnvironmentKey[] };

/** Returns the groups of an edition in reading order, without empty ones. */
export function groupsOf(edition: EditionName): Group[] {
  return environment
    .map(({ title, intro, keys }) => ({
      title,
      intro: textFor(edition, intro),
      keys: keys.filter(({ editions = all }) => editions.includes(edition)),
    }))
    .filter(({ keys }) => keys.length > 0);
}

/** Returns the text that applies to an edition. */
export function textFor(edition: EditionName, text: ByEdition | undefined): string | undefined {
  return typeof text === 'object' ? text[edition] : text;
}

/** Returns the edition that a page passes to a block, or throws a sentence. */
export function editionNamed(name: string) {
  return all.find((known) => known === name) ?? unknownName('edition', name, all);
}
