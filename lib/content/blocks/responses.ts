import { STATUS_CODES } from 'node:http';
import { asReaderWouldSee } from '@/lib/content/api/address';
import { callOf } from '@/lib/content/api/calls';
import { openDocument } from '@/lib/content/api/document';
import { examplesOf, mediaOf } from '@/lib/content/api/examples';
import { fieldsOf } from '@/lib/content/api/fields';
import type { MediaType, Response, Server } from '@/lib/content/api/types';
import { compactArrays } from '@/lib/content/samples/build-request';
import { quietNote } from './availability';
import { schemaTable } from './field-table';
import { code, fence, headingsOf, line, paragraphs, stack } from './markdown';
import type { Attributes } from './registry';

/** Errors that every request can return. `/guides/api-errors` explains them. */
const commonErrors = [
  'Unauthenticated',
  'Forbidden',
  ...['WorkspaceNotFound', 'AccountNotFound', 'TagNotFound', 'MediaNotFound', 'PostNotFound'],
  'TooManyRequests',
];
const lists = new Intl.ListFormat('en');

/**
 * `<Responses id="createPost" />` shows the responses of an operation by status, each with a heading, its fields, and
 * an example. A link replaces the errors that every request can return, and the fields of validation errors.
 */
export function responses({ id = '', level }: Attributes, document = openDocument()) {
  const heading = headingsOf(level);
  const { responses: byStatus, 'x-docs-page': page } = callOf(document, id).operation;
  const all = Object.entries(byStatus);
  const common = all.filter(([, response]) => isOneOf(commonErrors, response));
  const own = all.filter((one) => !common.includes(one));
  return stack([
    ...own.map(([status, response]) =>
      stack([
        heading(`${status} ${nameOf(status)}`),
        [paragraphs(response.description), quietNote(response)].filter(Boolean).join(' '),
        ...headersOf(response),
        fieldsAndExamples(status, response, page, document.root.servers),
      ]),
    ),
    common.length > 0
      ? `Like every request, it can also return ${lists.format(common.map(([status]) => code(status)))}. See [API errors](/guides/api-errors).`
      : null,
  ]);
}

/** Returns whether a reference points to one of these components. */
function isOneOf(names: readonly string[], { $ref = '' }: { readonly $ref?: string }) {
  return names.includes($ref.split('/').at(-1) ?? '');
}

function headersOf(response: Response) {
  return Object.entries(response.headers ?? {}).map(
    ([name, header]) => `Header ${code(name)}: ${line(header.description ?? '')}`,
  );
}

function fieldsAndExamples(status: string, response: Response, page: string | undefined, servers: readonly Server[]) {
  const media = mediaOf(response.content)?.media;
  if (!media) {
    return null;
  }
  const schema = media.schema ?? {};
  if (/^[45]/.test(status) && fieldsOf(schema).fields.length <= 1) {
    const bodies = examplesOf(media).map(({ value }) => code(JSON.stringify(value)));
    return bodies.length > 0 ? `Response body: ${bodies.join(' or ')}` : null;
  }
  const table = isOneOf(['ValidationError'], schema) ? null : schemaTable(schema, { isResponse: true, page });
  return stack([table, ...exampleBlocks(media, servers)]);
}

function nameOf(status: string) {
  return STATUS_CODES[status] ?? (status.startsWith('2') ? 'Success' : 'Error');
}

/** Returns the examples of a body as JSON code blocks, each with its summary if there are several. */
export function exampleBlocks(media: MediaType, servers: readonly Server[]): string[] {
  const examples = examplesOf(media);
  return examples.flatMap(({ summary, value }) => [
    ...(summary && examples.length > 1 ? [`**${line(summary)}**`] : []),
    jsonBlock(value, servers),
  ]);
}

/** Returns a value as a JSON code block, with placeholders for the reader's own values. */
function jsonBlock(value: unknown, servers: readonly Server[]) {
  return fence('json', asReaderWouldSee(compactArrays(JSON.stringify(value, null, 2)), servers));
}
