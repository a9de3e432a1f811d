import type { Service } from '@/content/services/service';
import { services } from '@/content/services/services.mjs';
import { unknownName } from '@/lib/content/pages/closest';
import { editionLabels } from '@/lib/site/editions';
import type { Attributes } from './block-registry';

const adminConsole = 'user menu → **Admin Console** → **Services**';

/**
 * Returns the service that a block shows.
 *
 * @param attributes the attributes from the page, including one such as `service="facebook"`
 * @param others further attributes that the block supports
 * @throws if the service isn't in the table, or if an attribute would be silently ignored
 */
export function findService({ service: key = '', ...rest }: Attributes, others: readonly string[] = []): Service {
  // Every block receives `level`, the level of its headings.
  const unknown = Object.keys(rest).find((name) => name !== 'level' && !others.includes(name));
  if (unknown !== undefined) {
    unknownName('attribute', unknown, ['service', ...others]);
  }
  const keys = services.map((service) => service.key);
  return services.find((service) => service.key === key) ?? unknownName('service', key, keys);
}

/**
 * Returns the entries of a service that a block shows: all of them, or the one that the page names.
 *
 * @param what the plural noun for the entries in error messages, such as "scopes"
 * @throws if the service has no such entries, or if none of them has the key
 */
export function entriesOf<Entry>(
  { name }: Service,
  what: string,
  entries: readonly Entry[],
  keyOf: (entry: Entry) => string,
  key?: string | undefined,
): readonly [Entry, ...Entry[]] {
  if (entries.length === 0) {
    throw new Error(`shows the ${what} of ${name}, which has none; remove the block.`);
  }
  const [first, ...more] = key === undefined ? entries : entries.filter((entry) => keyOf(entry) === key);
  return [first ?? unknownName(`set of ${what}`, key ?? '', entries.map(keyOf)), ...more];
}

/** Lists the editions that have a service, such as "Lite (Facebook Pages), Pro, Enterprise". */
export function editionsOf({ editions }: Service) {
  return Object.entries(editionLabels)
    .flatMap(([key, name]) => {
      const narrowed = editions[key as keyof typeof editionLabels];
      return narrowed === undefined ? [] : [narrowed === '' ? name : `${name} (${narrowed})`];
    })
    .join(', ');
}

/** Marks a table row as applying only to some editions (see `lib/content/mdx/rehype-applies.ts`). */
export function appliesTo(editions: readonly string[]) {
  return editions.length < Object.keys(editionLabels).length ? ` <AppliesTo editions="${editions.join(' ')}" />` : '';
}

/** Returns the menu path to the form of a service. */
export function placeOf({ place, group, name, editions }: Service) {
  if (place !== undefined) {
    return place;
  }
  if (group === 'payment') {
    return `user menu → **Enterprise Console** → **Settings** → **Payment Platforms** → **${name}**`;
  }
  return editions.lite === undefined
    ? adminConsole
    : `Lite: **Configuration** → **Services**. Pro and Enterprise: ${adminConsole}`;
}

/** Returns the provider's price or a link to its pricing page, or an empty string if no source says what it costs. */
export function costOf({ cost = '' }: Service) {
  return typeof cost === 'string' ? cost : `[${cost.text}](${cost.href})`;
}
