import { oldCorePath, rootSince } from '@/content/environment/core-path.mjs';
import type { Address, Service } from '@/content/services/service';
import { services } from '@/content/services/services.mjs';
import type { EditionName } from '@/lib/site/editions';
import type { Attributes } from './block-registry';
import { sparseTable } from './markdown';
import { appliesTo, entriesOf, findService } from './service-facts';

/** Marks a URL that no source confirms. */
const unverified = ({ tail }: Address) =>
  `<Unverified claim="${tail.startsWith('callback/') ? 'callback-url' : 'payment-url'}" />`;

/**
 * Returns the URLs of the reader's installation: Lite's, and the one of Pro and Enterprise, with labels if there are
 * both.
 */
function urlsOf({ tail, editions }: Address) {
  const inPaid = editions.filter((name) => name !== 'lite');
  const paid = { label: '', editions: inPaid, url: `https://[[domain]]/[[core-path]]/${tail}` };
  return inPaid.length === editions.length
    ? [paid]
    : [
        { label: ' in Lite', editions: ['lite'], url: `https://[[domain]]/${oldCorePath}/${tail}` },
        { ...paid, label: ' in Pro and Enterprise' },
      ];
}

/**
 * `<CallbackAddresses service="facebook" />` shows the URL that the network redirects people to, and
 * `edition="enterprise"` those of one edition. Without a service, the block lists the URLs of all services.
 */
export function callbackAddresses(attributes: Attributes) {
  if (attributes.service === undefined) {
    return table(services.flatMap(({ group, addresses }) => (group === 'payment' ? [] : addresses)));
  }
  const service = findService(attributes, ['edition']);
  if (service.group === 'payment') {
    throw new Error(
      `shows a callback URL of ${service.name}, which has a webhook URL instead; write <WebhookAddress service="${service.key}" />.`,
    );
  }
  return addressesOf(service, attributes.edition);
}

/** `<WebhookAddress service="stripe" />` shows the URL that a payment platform sends its events to. */
export function webhookAddress(attributes: Attributes) {
  const service = findService(attributes);
  if (service.group !== 'payment') {
    throw new Error(
      `shows a webhook URL of ${service.name}, which has a callback URL instead; write <CallbackAddresses service="${service.key}" />.`,
    );
  }
  return addressesOf(service);
}

function addressesOf(service: Service, edition?: string) {
  const own = service.addresses.map((address) => ({
    ...address,
    editions: address.editions.filter((name) => edition === undefined || name === edition),
  }));
  const addresses = entriesOf(service, 'addresses', own, ({ name }) => name);
  const [first] = addresses;
  return [
    addresses.length === 1 ? single(first) : table(addresses),
    corePathNote(first, addresses),
    ...addresses.filter(({ expected }) => expected).map(expectedNote),
  ].join('\n\n');
}

function single(address: Address) {
  return urlsOf(address)
    .map(({ label, url }) => `\`\`\`text title="${address.name}${label}"\n${url}\n\`\`\``)
    .join('\n\n');
}

function table(addresses: readonly Address[]) {
  return sparseTable(
    ['Account', 'Callback URL'],
    addresses.flatMap((address) =>
      urlsOf(address).map(({ label, editions, url }) => [
        `**${address.name}**${label}${address.expected ? ` ${unverified(address)}` : ''}${appliesTo(editions)}`,
        `\`${url}\``,
      ]),
    ),
  );
}

/** Returns a note for readers whose installation has a core path in Pro or Enterprise. */
function corePathNote(example: Address, addresses: readonly Address[]) {
  const has = (edition: EditionName) => addresses.some(({ editions }) => editions.includes(edition));
  const old = [
    ...(has('pro') ? [`Pro ${rootSince.pro - 1}`] : []),
    ...(has('enterprise') ? [`Enterprise ${rootSince.enterprise - 1}`] : []),
  ];
  return `If your installation has a [core path](/services/#core-path), as after an upgrade from ${old.join(' or ')}, include it: \`https://[[domain]]/${oldCorePath}/${example.tail}\`.`;
}

function expectedNote(address: Address) {
  return address.tail.startsWith('callback/')
    ? `If the URL for ${address.name} is rejected, register the \`redirect_uri\` that your browser's address bar shows instead. ${unverified(address)}`
    : `Compare this URL with the output of \`php artisan route:list --path=webhook\` on your server. ${unverified(address)}`;
}
