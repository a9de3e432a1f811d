// @ts-check
import { findService } from './find-service.mjs';
import { formsOf } from './service-addresses.mjs';
import { costOf, editionsOf, placeOf } from './service-facts.mjs';

/** @typedef {import('../../content/services/service').Service} Service */

/**
 * `<ServiceGlance service="facebook" />`: what a reader must know of a service before starting, as a list of facts. `view="brief"` is for
 * pages that readers come to when the service is set up, such as a list of errors: where to look, in few lines.
 *
 * @type {import('./registry.mjs').Block}
 */
export function serviceGlance(attributes) {
  const service = findService(attributes, ['view']);
  const { view } = attributes;
  if (view !== undefined && view !== 'brief') {
    throw new Error(`asks for the view "${view}", which a glance lacks; write view="brief", or leave it out.`);
  }
  const facts = (view === 'brief' ? briefFactsOf : factsOf)(service)
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `- **${name}** ${text.charAt(0).toUpperCase()}${text.slice(1)}`);
  return ['<Facts label="At a glance">', '', ...facts, '', '</Facts>'].join('\n');
}

/**
 * @param {Service} service
 * @returns {[string, string][]} a name and Markdown for each; a fact that the service lacks is an empty text
 */
function factsOf(service) {
  const { status = '', needs, portal, review, lasts = '' } = service;
  return [
    ['Status', status],
    ['Editions', editionsOf(service)],
    ['You need', portal ? `${needs}: ${linkTo(portal)}` : needs],
    ['In Mixpost', placeOf(service)],
    [service.group === 'payment' ? 'Webhook address' : 'Callback address', addressesOf(service)],
    [review.others ? 'Approval for you' : 'Approval', review.team],
    ['Approval for others', review.others ?? ''],
    ['How long', review.wait ?? ''],
    ['Connection lasts', lasts],
    ['Cost', costOf(service)],
    ['Last checked', checksOf(service)],
  ];
}

/**
 * @param {Service} service
 * @returns {[string, string][]} as `factsOf` does
 */
function briefFactsOf(service) {
  const { status = '', portal, lasts = '' } = service;
  return [
    ['Status', status],
    ['In Mixpost', placeOf(service)],
    ['At the provider', portal ? linkTo(portal) : ''],
    ['Connection lasts', lasts],
    ['Last checked', checksOf(service)],
  ];
}

/** @param {NonNullable<Service['portal']>} portal */
function linkTo({ text, href }) {
  return `[${text}](${href})`;
}

/** @param {Service} service */
function checksOf({ checked }) {
  return checked.map(({ what, when }) => `${when}: ${what}`).join('\\\n  ');
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
