// @ts-check
import { findService, partsOf } from './find-service.mjs';
import { markdownTable } from './markdown-table.mjs';

/**
 * `<Scopes service="linked-in" />` lists the permissions that Mixpost requests, each with its reason. `set="share"`
 * shows only one set.
 *
 * @type {import('./registry.mjs').Block}
 */
export function scopes(attributes) {
  const service = findService(attributes, ['set']);
  const sets = partsOf(service, {
    what: 'scopes',
    parts: service.scopes,
    keyOf: ({ key }) => key,
    key: attributes.set,
  });
  return sets
    .flatMap((set) => [
      ...(set.name && sets.length > 1 ? [`**${set.name}**`] : []),
      markdownTable(
        ['Scope', 'What Mixpost does with it'],
        set.scopes.map(({ name, reason }) => [`\`${name}\``, reason]),
      ),
      ...(set.note ? [set.note] : []),
    ])
    .join('\n\n');
}
