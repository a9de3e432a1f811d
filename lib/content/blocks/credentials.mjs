// @ts-check
import { findService, partsOf } from './find-service.mjs';
import { markdownTable } from './markdown-table.mjs';

/**
 * `<Credentials service="facebook" />` shows which of the provider's values goes into which field of the Mixpost form.
 *
 * @type {import('./registry.mjs').Block}
 */
export function credentials(attributes) {
  const service = findService(attributes);
  const fields = partsOf(service, {
    what: 'credentials',
    parts: service.credentials,
    keyOf: ({ field }) => field,
    key: undefined,
  });
  const table = markdownTable(
    ['Field in Mixpost', 'Value', 'Where to find it'],
    fields.map(({ field, value, source }) => [`**${field}**`, value, source]),
  );
  return service.expectedLabels ? `${table}\n\nThe labels in your version may differ slightly.` : table;
}
