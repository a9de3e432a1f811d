// @ts-check
import { eventOf, eventsOf } from '../api/calls.mjs';
import { openDocument } from '../api/document.mjs';
import { requestMedia } from '../api/examples.mjs';
import { wholeOf } from '../api/schemas.mjs';
import { quietNote } from './availability.mjs';
import { exampleBlocks } from './example-blocks.mjs';
import { fold, schemaTable, stacking } from './field-table.mjs';
import { code, line, stack, table } from './markdown.mjs';

/** @import { Document, Operation } from '../api/types' */

/**
 * `<WebhookEvent name="post.published" />` shows an example of an event and, collapsed, its fields.
 *
 * @param {import('./registry.mjs').Attributes} attributes
 */
export function webhookEvent({ name = '' }, document = openDocument()) {
  const { operation } = eventOf(document, name);
  const media = requestMedia(document, operation)?.media ?? {};
  const fields = schemaTable(document, media.schema ?? {}, { isResponse: true, page: operation['x-docs-page'] });
  return stack([...exampleBlocks(document, media), fields === null ? null : fold(`Fields of ${code(name)}`, fields)]);
}

/** `<WebhookEvents />` lists all events, when each is sent, and the data it includes. */
export function webhookEvents(/** @type {unknown} */ _, document = openDocument()) {
  const rows = eventsOf(document).map(({ id, operation }) => [
    code(id),
    [line(operation.description ?? ''), quietNote(operation)].filter(Boolean).join(' '),
    carriedBy(document, operation),
  ]);
  return stacking(table(['Event', 'Sent when', 'Data'], rows));
}

function carriedBy(/** @type {Document} */ document, /** @type {Operation} */ operation) {
  const schema = requestMedia(document, operation)?.media.schema ?? {};
  const { properties: { data } = {} } = wholeOf(document, schema);
  const { title, properties = {} } = wholeOf(document, data ?? {});
  return title ? line(title) : Object.keys(properties).map(code).join(', ');
}
