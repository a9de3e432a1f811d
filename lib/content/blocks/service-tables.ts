import { sparseTable } from './markdown';
import type { Attributes } from './registry';
import { findService, partsOf } from './service-facts';

/**
 * `<Scopes service="linked-in" />` lists the permissions that Mixpost requests; `set="share"` only those of one set.
 * `view="review"` adds what the video for the review must show.
 */
export function scopes(attributes: Attributes) {
  const service = findService(attributes, ['set', 'view']);
  const forReview = attributes.view === 'review';
  return setsOf(partsOf(service, 'scopes', service.scopes, keyOf, attributes.set), (set) => [
    sparseTable(
      ['Scope', 'What Mixpost does with it', 'Show in the video'],
      set.scopes.map(({ name, reason, video = '' }) => [`\`${name}\``, reason, forReview ? video : '']),
    ),
    ...(set.note ? [set.note] : []),
  ]);
}

/** `<ServiceLimits service="facebook" />` shows the limits in Mixpost and at the provider; `set="page"` only one set. */
export function serviceLimits(attributes: Attributes) {
  const service = findService(attributes, ['set']);
  return setsOf(partsOf(service, 'limits', service.limits, keyOf, attributes.set), (set) => {
    // A service that covers two networks has a set for each, so the heading is generic.
    const provider = set.name && service.name.includes(' and ') ? 'the network' : service.name;
    const heads = set.rows.some(({ mixpost }) => mixpost) ? ['In Mixpost', `On ${provider}`] : ['', 'Limit'];
    const rows = set.rows.map(({ what, mixpost = '', network = '' }) => [what, mixpost, network]);
    return [sparseTable(['What', ...heads], rows)];
  });
}

/** `<Credentials service="facebook" />` shows which of the provider's values goes into which field of the Mixpost form. */
export function credentials(attributes: Attributes) {
  const service = findService(attributes);
  const fields = partsOf(service, 'credentials', service.credentials, ({ field }) => field);
  return sparseTable(
    ['Field in Mixpost', 'Value', 'Where to find it'],
    fields.map(({ field, value, source }) => [`**${field}**`, value, source]),
  );
}

const keyOf = ({ key }: { key: string }) => key;

/** Returns the content of sets, each under its name if there are several. */
function setsOf<Part extends { readonly name?: string }>(
  sets: readonly Part[],
  contentOf: (set: Part) => readonly string[],
) {
  return sets
    .flatMap((set) => [...(set.name && sets.length > 1 ? [`**${set.name}**`] : []), ...contentOf(set)])
    .join('\n\n');
}
