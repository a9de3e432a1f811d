import type { Service } from '@/content/services/service';
import { unknownName } from '@/lib/content/pages/closest';
import { advisoriesOf } from './advisories';
import type { Attributes } from './block-registry';
import { costOf, editionsOf, findService, placeOf } from './service-facts';

/**
 * The facts that pages about one topic show, by name. Their readers have set up the service, or know the setup page.
 */
const views: Readonly<Record<string, readonly string[]>> = {
  errors: ['Status', 'Alerts', 'In Mixpost', 'At the provider', 'Connection lasts'],
  setup: ['Status', 'Alerts', 'Editions', 'You need', 'In Mixpost', 'Connection lasts', 'Cost'],
  review: ['Status', 'At the provider', 'Approval', 'Approval for you', 'Approval for others', 'How long'],
};

/**
 * `<ServiceGlance service="facebook" />` lists what a reader needs to know about a service before starting.
 * `view="errors"` and `view="review"` show only the facts that matter on a troubleshooting page or a review page, and
 * `view="setup"` leaves out the approvals, for a page that compares them.
 */
export function serviceGlance(attributes: Attributes) {
  const service = findService(attributes, ['view']);
  const facts = factsOf(service)
    .filter(([name, text]) => text !== '' && isShown(name, attributes.view))
    .map(([name, text]) => `- **${name}** ${text.charAt(0).toUpperCase()}${text.slice(1)}`);
  return ['<Facts label="At a glance">', '', ...facts, '', '</Facts>'].join('\n');
}

function isShown(name: string, view: string | undefined) {
  if (view === undefined) {
    // "You need" already links to the provider.
    return name !== 'At the provider';
  }
  const names = views[view] ?? unknownName('view', view, Object.keys(views));
  return names.includes(name);
}

/** @returns the name and the Markdown of each fact; a fact that the service lacks is an empty string */
function factsOf(service: Service): [string, string][] {
  const { status = '', needs, portal, review, lasts = '' } = service;
  const provider = portal ? `[${portal.text}](${portal.href})` : '';
  return [
    ['Status', status],
    ['Alerts', status ? '' : advisoriesOf(service.key).join('\\\n  ')],
    ['Editions', editionsOf(service)],
    ['You need', provider ? `${needs}: ${provider}` : needs],
    ['In Mixpost', placeOf(service)],
    ['At the provider', provider],
    [review.others ? 'Approval for you' : 'Approval', review.team],
    ['Approval for others', review.others ?? ''],
    ['How long', review.wait ?? ''],
    ['Connection lasts', lasts],
    ['Cost', costOf(service)],
  ];
}
