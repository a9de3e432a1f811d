// @ts-check
import { findService } from './find-service.mjs';
import { formsOf } from './service-addresses.mjs';
import { costOf, editionsOf, placeOf } from './service-facts.mjs';

/** @typedef {import('../../content/services/service').Service} Service */

/**
 * What pages about one matter show of a service, by the names of the facts. Who reads them has set the service up, or comes from the page
 * that says how.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const views = {
  errors: ['Status', 'In Mixpost', 'At the provider', 'Connection lasts', 'Last checked'],
  review: [
    'Status',
    'At the provider',
    'Approval',
    'Approval for you',
    'Approval for others',
    'How long',
    'Last checked',
  ],
};

/**
 * `<ServiceGlance service="facebook" />`: what a reader must know of a service before starting, as a list of facts. `view="errors"` and
 * `view="review"` show the few that belong to a page of errors or of a review.
 *
 * @type {import('./registry.mjs').Block}
 */
export function serviceGlance(attributes) {
  const service = findService(attributes, ['view']);
  const facts = factsOf(service)
    .filter(([name, text]) => text !== '' && isShown(name, attributes.view))
    .map(([name, text]) => `- **${name}** ${text.charAt(0).toUpperCase()}${text.slice(1)}`);
  return ['<Facts label="At a glance">', '', ...facts, '', '</Facts>'].join('\n');
}

/**
 * @param {string} name
 * @param {string | undefined} view
 */
function isShown(name, view) {
  if (view === undefined) {
    // What the reader needs already links the provider.
    return name !== 'At the provider';
  }
  const names = views[view];
  if (names === undefined) {
    const known = Object.keys(views).map((key) => `view="${key}"`);
    throw new Error(`names the view "${view}", which doesn't exist; write ${known.join(' or ')}, or leave it out.`);
  }
  return names.includes(name);
}

/**
 * @param {Service} service
 * @returns {[string, string][]} a name and Markdown for each; a fact that the service lacks is an empty text
 */
function factsOf(service) {
  const { status = '', needs, portal, review, lasts = '', checked } = service;
  const provider = portal ? `[${portal.text}](${portal.href})` : '';
  return [
    ['Status', status],
    ['Editions', editionsOf(service)],
    ['You need', provider ? `${needs}: ${provider}` : needs],
    ['In Mixpost', placeOf(service)],
    ['At the provider', provider],
    [service.group === 'payment' ? 'Webhook address' : 'Callback address', addressesOf(service)],
    [review.others ? 'Approval for you' : 'Approval', review.team],
    ['Approval for others', review.others ?? ''],
    ['How long', review.wait ?? ''],
    ['Connection lasts', lasts],
    ['Cost', costOf(service)],
    ['Last checked', checked.map(({ what, when }) => `${when}: ${what}`).join('\\\n  ')],
  ];
}

/** @param {Service} service */
function addressesOf({ addresses }) {
  return addresses
    .map((address) => {
      const code = `\`${formsOf(address).withCorePath}\``;
      return addresses.length === 1 ? code : `${address.name}: ${code}`;
    })
    .join('\\\n  ');
}
