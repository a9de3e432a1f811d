// @ts-check
import { findService } from './find-service.mjs';
import { formsOf } from './service-addresses.mjs';
import { costOf, editionsOf, placeOf } from './service-facts.mjs';

/** @typedef {import('../../content/services/service').Service} Service */

/**
 * `<ServiceGlance service="facebook" />`: what a reader must know of a service before starting, as a list of facts.
 *
 * @type {import('./registry.mjs').Block}
 */
export function serviceGlance(attributes) {
  const service = findService(attributes);
  const facts = factsOf(service)
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `- **${name}** ${text.charAt(0).toUpperCase()}${text.slice(1)}`);
  return ['<Facts label="At a glance">', '', ...facts, '', '</Facts>'].join('\n');
}

/**
 * @param {Service} service
 * @returns {[string, string][]} a name and Markdown for each; a fact that the service lacks is an empty text
 */
function factsOf(service) {
  const { status = '', needs, portal, review, lasts = '', checked } = service;
  return [
    ['Status', status],
    ['Editions', editionsOf(service)],
    ['You need', portal ? `${needs}: [${portal.text}](${portal.href})` : needs],
    ['In Mixpost', placeOf(service)],
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
