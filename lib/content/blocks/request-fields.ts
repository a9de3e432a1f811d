import { callOf } from '@/lib/content/api/calls';
import { openDocument } from '@/lib/content/api/document';
import { requestMedia } from '@/lib/content/api/examples';
import { fieldsOf } from '@/lib/content/api/fields';
import { schemaOfParameters } from '@/lib/content/api/request-descriptions';
import type { Operation, Parameter } from '@/lib/content/api/types';
import type { Attributes } from './block-registry';
import { fieldTable, schemaTable } from './field-table';
import { code, headingsOf, paragraphs, stack } from './markdown';

const boundary = 'Let your HTTP client set `Content-Type`, because it adds the boundary between parts.';
const sent = { isResponse: false };

/**
 * `<RequestFields id="createPost" />` shows the path parameters, query parameters, headers, and body of a request, each
 * under a heading one level below the heading that the block is under. The headers of every request are in `/api/`.
 */
export function requestFields({ id = '', level }: Attributes, document = openDocument()) {
  const call = callOf(document, id);
  const heading = headingsOf(level);
  const part = (title: string, name: string, parameters: readonly Parameter[]) =>
    parameters.length > 0
      ? stack([heading(title), fieldTable(name, fieldsOf(schemaOfParameters(parameters)).fields, sent)])
      : null;
  const within = (place: Parameter['in']) => call.parameters.filter((parameter) => parameter.in === place);
  const parts = [
    part('Path parameters', 'Parameter', within('path')),
    part('Query parameters', 'Parameter', within('query')),
    part('Headers', 'Header', within('header')),
    body(call.operation, heading),
  ].filter((one) => one !== null);
  return parts.length > 0 ? stack(parts) : 'This request has no parameters and no body.';
}

function body(operation: Operation, heading: (text: string) => string) {
  const { requestBody } = operation;
  const content = requestMedia(operation);
  if (!requestBody || !content) {
    return null;
  }
  const isForm = content.type === 'multipart/form-data';
  const optional = requestBody.required ? '' : ', optional';
  const { schema = {} } = content.media;
  return stack([
    heading('Body'),
    isForm ? `A form as ${code(content.type)}${optional}. ${boundary}` : optional && 'Optional.',
    paragraphs(requestBody.description ?? schema.description ?? ''),
    schemaTable(schema, { ...sent, page: operation['x-docs-page'] }),
  ]);
}
