import type { Service, ServiceGroup } from '@/content/services/service';
import { services } from '@/content/services/services.mjs';
import { sparseTable } from './markdown';
import { appliesTo, costOf, editionsOf } from './service-facts';

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

/** Links to the page of a service, and marks its row so that it's dimmed for readers of an edition without the service. */
function linkTo({ name, path, editions }: Service) {
  return `[${name}](${path})${appliesTo(Object.keys(editions))}`;
}
