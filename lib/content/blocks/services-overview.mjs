// @ts-check
import { services } from '../../../content/services/services.mjs';
import { sparseTable } from './markdown.mjs';
import { appliesTo, costOf, editionsOf } from './service-facts.mjs';

/** @import { Service, ServiceGroup } from '../../../content/services/service' */

/**
 * `<ServicesOverview />` lists every service with its editions, requirements, approval, and price.
 *
 * @type {import('./registry.mjs').Block}
 */
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

/** @param {ServiceGroup[]} groups */
function of(...groups) {
  return services.filter(({ group }) => groups.includes(group));
}

/** @param {Service} service */
function needs(service) {
  return [linkTo(service), editionsOf(service), service.status ?? service.needs, costOf(service)];
}

/** @param {Service} service */
function approval(service) {
  const { team, others = 'same as for your team', wait = '' } = service.review;
  return [linkTo(service), team, others, wait];
}

/** @param {Service} service */
function inOne(service) {
  const [name = '', editions = '', need = '', cost = ''] = needs(service);
  return [name, editions, need, service.review.team, cost];
}

/**
 * Links to the page of a service, and marks its row so that it's dimmed for readers of an edition without the service.
 *
 * @param {Service} service
 */
function linkTo({ name, path, editions }) {
  return `[${name}](${path})${appliesTo(Object.keys(editions))}`;
}
