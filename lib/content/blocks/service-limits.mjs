// @ts-check
import { findService, partsOf } from './find-service.mjs';
import { markdownTable } from './markdown-table.mjs';

/**
 * `<ServiceLimits service="facebook" />` shows the limits in Mixpost and at the provider. `set="page"` shows only one
 * set.
 *
 * @type {import('./registry.mjs').Block}
 */
export function serviceLimits(attributes) {
  const service = findService(attributes, ['set']);
  const sets = partsOf(service, {
    what: 'limits',
    parts: service.limits,
    keyOf: ({ key }) => key,
    key: attributes.set,
  });
  return sets
    .flatMap((set) => [
      ...(set.name && sets.length > 1 ? [`**${set.name}**`] : []),
      markdownTable(
        ['What', 'In Mixpost', `At ${providerOf(service.name, set.name)}`],
        set.rows.map(({ what, mixpost = '', network = '' }) => [what, mixpost, network]),
      ),
    ])
    .join('\n\n');
}

/**
 * Names the provider in the last column's heading. A service that covers two networks has a set for each, so the
 * heading is generic.
 *
 * @param {string} service
 * @param {string | undefined} set
 */
function providerOf(service, set) {
  return set !== undefined && service.includes(' and ') ? 'the network' : service;
}
