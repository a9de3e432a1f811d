import { STATUS_CODES } from 'node:http';
import { asReaderWouldSee } from '@/lib/content/api/address';
import { callOf, callsOf } from '@/lib/content/api/calls';
import { openDocument } from '@/lib/content/api/document';
import { examplesOf, mediaOf } from '@/lib/content/api/examples';
import { fieldsOf } from '@/lib/content/api/fields';
import type { Call, Document, MediaType, Response, Server } from '@/lib/content/api/types';
import { compactArrays } from '@/lib/content/samples/build-request';
import { quietNote } from './availability';
import type { Attributes } from './block-registry';
import { schemaTable } from './field-table';
import { code, fence, headingsOf, line, paragraphs, stack } from './markdown';

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
  const call = callOf(document, id);
  const { responses: byStatus, 'x-docs-page': page } = call.operation;
  const shown = isOnOwnPage(call, document) ? successOf(call) : null;
  const all = Object.entries(byStatus);
  const common = all.filter(([, response]) => isOneOf(commonErrors, response));
  const own = all.filter((one) => !common.includes(one));
  return stack([
    ...own.map(([status, response]) =>
      stack([
        heading(`${status} ${nameOf(status)}`),
        [paragraphs(response.description), quietNote(response)].filter(Boolean).join(' '),
        ...headersOf(response),
        fieldsAndExamples(status, response, page, document.root.servers, status === shown?.status ? 1 : 0),
      ]),
    ),
    common.length > 0
      ? `[Every request](/guides/api-errors) can also return ${lists.format(common.map(([status]) => code(status)))}.`
      : null,
  ]);
}

/**
 * Returns an example of what an operation returns if it succeeds, below its status; null without one. It's next to the
 * request on the operation's own page, which is why the list of responses there leaves it out.
 */
export function successExample(call: Call, { root: { servers } }: Document) {
  const success = successOf(call);
  return success && jsonBlock(success.example, servers, `title="${success.status} ${nameOf(success.status)}"`);
}

function successOf({ operation: { responses: byStatus } }: Call) {
  const [status = '', response] = Object.entries(byStatus).find(([each]) => each.startsWith('2')) ?? [];
  const media = mediaOf(response?.content)?.media;
  const [first] = media ? examplesOf(media) : [];
  return first ? { status, example: first.value } : null;
}

/** Returns whether an operation is the one that its page is about, rather than one of several. */
function isOnOwnPage({ id, operation }: Call, document: Document) {
  const page = operation['x-docs-page'];
  const first = callsOf(document).find((call) => call.operation['x-docs-page'] === page);
  return page?.startsWith('/api/') === true && first?.id === id;
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

function fieldsAndExamples(
  status: string,
  response: Response,
  page: string | undefined,
  servers: readonly Server[],
  firstExample: number,
) {
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
  return stack([table, ...exampleBlocks(media, servers, firstExample)]);
}

function nameOf(status: string) {
  return STATUS_CODES[status] ?? (status.startsWith('2') ? 'Success' : 'Error');
}

/** Returns the examples of a body as JSON code blocks, each with its summary if there are several. */
export function exampleBlocks(media: MediaType, servers: readonly Server[], first = 0): string[] {
  const examples = examplesOf(media);
  return examples
    .slice(first)
    .flatMap(({ summary, value }) => [
      ...(summary && examples.length > 1 ? [`**${line(summary)}**`] : []),
      jsonBlock(value, servers),
    ]);
}

/** Returns a value as a JSON code block, with placeholders for the reader's own values. */
function jsonBlock(value: unknown, servers: readonly Server[], title = '') {
  return fence(`json ${title}`.trim(), asReaderWouldSee(compactArrays(JSON.stringify(value, null, 2)), servers));
}
