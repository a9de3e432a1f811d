// @ts-check
import { services } from '../../../content/services/services.mjs';
import { sparseTable } from './markdown.mjs';
import { appliesTo, findService, partsOf } from './service-facts.mjs';

/** @import { Address, Service } from '../../../content/services/service' */

/**
 * Returns a URL of the reader's installation.
 *
 * @param {Address} address
 */
export function urlOf({ tail }) {
  return `https://[[domain]]/[[core-path]]/${tail}`;
}

/**
 * `<CallbackAddresses service="facebook" />` shows the URL that the network redirects people to. `account="page"` shows
 * the URL for one account type, ready to copy. Without a service, the block lists the URLs of all services.
 *
 * @type {import('./registry.mjs').Block}
 */
export function callbackAddresses(attributes) {
  if (attributes.service === undefined && attributes.account === undefined) {
    return table(services.flatMap(({ group, addresses }) => (group === 'payment' ? [] : addresses)));
  }
  const service = findService(attributes, ['account']);
  if (service.group === 'payment') {
    throw new Error(
      `shows a callback address of ${service.name}, which has a webhook address instead; write <WebhookAddress service="${service.key}" />.`,
    );
  }
  return addressesOf(service, attributes.account);
}

/**
 * `<WebhookAddress service="stripe" />` shows the URL that a payment platform sends its events to.
 *
 * @type {import('./registry.mjs').Block}
 */
export function webhookAddress(attributes) {
  const service = findService(attributes);
  if (service.group !== 'payment') {
    throw new Error(
      `shows a webhook address of ${service.name}, which has a callback address instead; write <CallbackAddresses service="${service.key}" />.`,
    );
  }
  return addressesOf(service, undefined);
}

function addressesOf(/** @type {Service} */ service, /** @type {string | undefined} */ account) {
  const addresses = partsOf(service, 'addresses', service.addresses, (address) => address.account, account);
  const [first] = addresses;
  return [
    addresses.length === 1 ? single(first) : table(addresses),
    corePathNote(first, addresses),
    ...addresses.filter(({ expected }) => expected).map(expectedNote),
  ].join('\n\n');
}

/** @param {Address} address */
function single(address) {
  return `\`\`\`text title="${address.name}"\n${urlOf(address)}\n\`\`\``;
}

/** @param {readonly Address[]} addresses */
function table(addresses) {
  return sparseTable(
    ['Account', 'Callback address'],
    addresses.map((address) => [
      `**${address.name}**${address.expected ? ' (not confirmed)' : ''}${appliesTo(address.editions)}`,
      `\`${urlOf(address)}\``,
    ]),
  );
}

/**
 * Returns a note that helps readers find out whether their installation has a core path.
 *
 * @param {Address} example
 * @param {readonly Address[]} addresses
 */
function corePathNote(example, addresses) {
  const has = (/** @type {string} */ edition) =>
    addresses.some(({ editions }) => editions.some((name) => name === edition));
  const rootSince = [...(has('pro') ? ['Pro 7'] : []), ...(has('enterprise') ? ['Enterprise 8'] : [])];
  return [
    'To find your core path, open the login page and look at its URL: the core path is the part between the domain and `/login`.',
    ...(has('lite') ? ['In Lite, it’s always `mixpost`.'] : []),
    `New installations of ${rootSince.join(' and ')} have no core path unless you set \`MIXPOST_CORE_PATH\`; upgraded ones keep \`mixpost\`.`,
    `Without a core path, the address is \`https://[[domain]]/${example.tail}\`.`,
  ].join(' ');
}

/** @param {Address} address */
function expectedNote({ name, tail }) {
  return tail.startsWith('callback/')
    ? `The address for ${name} follows the same pattern as the others, but isn’t confirmed. If the provider rejects it, register the \`redirect_uri\` from your browser’s address bar.`
    : 'This address follows the one documented for Stripe. Send a test event to confirm it.';
}
