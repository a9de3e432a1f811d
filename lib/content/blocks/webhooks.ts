import { eventOf, eventsOf } from '@/lib/content/api/calls';
import { openDocument } from '@/lib/content/api/document';
import { requestMedia } from '@/lib/content/api/examples';
import type { Operation } from '@/lib/content/api/types';
import { quietNote } from './availability';
import type { Attributes } from './block-registry';
import { fold, schemaTable, stacking } from './field-table';
import { code, line, stack, table } from './markdown';
import { exampleBlocks } from './responses';

/** `<WebhookEvent name="post.published" />` shows an example of an event and, collapsed, its fields. */
export function webhookEvent({ name = '' }: Attributes, document = openDocument()) {
  const { operation } = eventOf(document, name);
  const media = requestMedia(operation)?.media ?? {};
  const fields = schemaTable(media.schema ?? {}, { isResponse: true, page: operation['x-docs-page'] });
  return stack([
    ...exampleBlocks(media, document.root.servers),
    fields === null ? null : fold(`Fields of ${code(name)}`, fields),
  ]);
}

/** `<WebhookEvents />` lists all events, when each is sent, and the data it includes. */
export function webhookEvents(_: unknown, document = openDocument()) {
  const rows = eventsOf(document).map(({ id, operation }) => [
    code(id),
    [line(operation.description ?? ''), quietNote(operation)].filter(Boolean).join(' '),
    carriedBy(operation),
  ]);
  return stacking(table(['Event', 'Sent when', 'Data'], rows));
}

function carriedBy(operation: Operation) {
  const { title, properties = {} } = requestMedia(operation)?.media.schema?.properties?.data ?? {};
  return title ? line(title) : Object.keys(properties).map(code).join(', ');
}
