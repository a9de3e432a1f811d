import type { Service, ServiceGroup } from '@/content/services/service';
import { services } from '@/content/services/services.mjs';
import type { Attributes } from './block-registry';
import { sparseTable } from './markdown';
import { appliesTo, costOf, editionsOf, entriesOf, findService } from './service-facts';

/**
 * `<Scopes service="linked-in" />` lists the permissions that Mixpost requests; `set="share"` only those of one set.
 * `view="review"` adds what the video for the review must show.
 */
export function scopes(attributes: Attributes) {
  const service = findService(attributes, ['set', 'view']);
  const forReview = attributes.view === 'review';
  return setsOf(entriesOf(service, 'scopes', service.scopes, keyOf, attributes.set), (set) => [
    sparseTable(
      ['Scope', 'What Mixpost does with it', 'Show in the video'],
      set.scopes.map(({ name, reason, video = '' }) => [`\`${name}\``, reason, forReview ? video : '']),
    ),
    ...(set.note ? [set.note] : []),
  ]);
}

/**
 * `<ServiceLimits service="facebook" />` shows the limits in Mixpost and at the provider; `set="page"` only one set.
 */
export function serviceLimits(attributes: Attributes) {
  const service = findService(attributes, ['set']);
  return setsOf(entriesOf(service, 'limits', service.limits, keyOf, attributes.set), (set) => {
    // A service that covers two networks has a set for each, so the heading is generic.
    const provider = set.name && service.name.includes(' and ') ? 'the network' : service.name;
    const heads = set.rows.some(({ mixpost }) => mixpost) ? ['In Mixpost', `On ${provider}`] : ['', 'Limit'];
    const rows = set.rows.map(({ what, mixpost = '', network = '' }) => [what, mixpost, network]);
    return [sparseTable(['What', ...heads], rows)];
  });
}

/**
 * `<Credentials service="facebook" />` shows which of the provider's values goes into which field of the Mixpost form.
 */
export function credentials(attributes: Attributes) {
  const service = findService(attributes);
  const fields = entriesOf(service, 'credentials', service.credentials, ({ field }) => field);
  return sparseTable(
    ['Field in Mixpost', 'Value', 'Where to find it'],
    fields.map(({ field, value, source }) => [`**${field}**`, value, source]),
  );
}

const keyOf = ({ key }: { key: string }) => key;

/** Returns the content of sets, each under its name if there are several. */
function setsOf<Entry extends { readonly name?: string }>(
  sets: readonly Entry[],
  contentOf: (set: Entry) => readonly string[],
) {
  return sets
    .flatMap((set) => [...(set.name && sets.length > 1 ? [`**${set.name}**`] : []), ...contentOf(set)])
    .join('\n\n');
}

/** `<ServicesOverview />` lists every service with its editions, requirements, approval, and price. */
export function servicesOverview() {
  return [
    '### Social networks',
    sparseTable(['Network', 'Editions', 'You need', 'Cost'], of('social').map(needs)),
    '### Who must approve each network',
    sparseTable(['Network', 'For your own team', 'For other people', 'How long'], of('social').map(approval)),
    '### AI, sign-in and media',
    sparseTable(['Service', 'Editions', 'You need', 'Approval', 'Cost'], of('ai', 'sign-in', 'media').map(inOne)),
    '### Payment platforms',
    sparseTable(['Platform', 'Editions', 'You need', 'Approval', 'Cost'], of('payment').map(inOne)),
  ].join('\n\n');
}

function of(...groups: ServiceGroup[]) {
  return services.filter(({ group }) => groups.includes(group));
}

function needs(service: Service) {
  return [linkTo(service), editionsOf(service), service.status ?? service.needs, costOf(service)];
}

function approval(service: Service) {
  const { team, others = 'same as for your team', wait = '' } = service.review;
  return [linkTo(service), team, others, wait];
}

function inOne(service: Service) {
  const [name = '', editions = '', need = '', cost = ''] = needs(service);
  return [name, editions, need, service.review.team, cost];
}

/**
 * Links to the page of a service, and marks its row so that it's dimmed for readers of an edition without the service.
 */
function linkTo({ name, path, editions }: Service) {
  return `[${name}](${path})${appliesTo(Object.keys(editions))}`;
}
