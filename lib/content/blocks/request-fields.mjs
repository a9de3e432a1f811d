// @ts-check
import { callOf } from '../api/calls.mjs';
import { openDocument, resolve } from '../api/document.mjs';
import { mediaOf } from '../api/examples.mjs';
import { wholeOf } from '../api/schemas.mjs';
import { typeWords } from '../api/type-words.mjs';
import { fieldTable, schemaTable } from './field-table.mjs';
import { code, headingsOf, paragraphs, stack } from './markdown.mjs';

/** @import { Call, Document, Parameter } from '../api/types' */

const boundary = 'Let your HTTP client set `Content-Type`, because it adds the boundary between parts.';
const sent = { isResponse: false };

/**
 * `<RequestFields id="createPost" />` shows the path parameters, query parameters, headers, and body of a request, each
 * under a heading one level below the heading that the block is under. The headers of every request are in `/api/`.
 *
 * @param {import('./registry.mjs').Attributes} attributes
 */
export function requestFields({ id = '', level }, document = openDocument()) {
  const call = callOf(document, id);
  const heading = headingsOf(level);
  const part = (
    /** @type {string} */ title,
    /** @type {string} */ name,
    /** @type {readonly Parameter[]} */ parameters,
  ) => (parameters.length > 0 ? stack([heading(title), parameterTable(document, name, parameters)]) : null);
  const within = (/** @type {Parameter['in']} */ place) =>
    call.parameters.filter((parameter) => parameter.in === place);
  const parts = [
    part('Path parameters', 'Parameter', within('path')),
    part('Query parameters', 'Parameter', within('query')),
    part('Headers', 'Header', within('header')),
    body(document, call, heading),
  ].filter((one) => one !== null);
  return parts.length > 0 ? stack(parts) : 'This request has no parameters and no body.';
}

/**
 * Returns parameters as a table of fields.
 *
 * @param {Document} document
 * @param {string} name the heading of the first column
 * @param {readonly Parameter[]} parameters
 */
function parameterTable(document, name, parameters) {
  const fields = parameters.map(({ name: key, in: place, required = false, schema = {}, example, ...about }) => {
    const whole = wholeOf(document, schema);
    return {
      name: key,
      within: '',
      depth: 0,
      type: typeWords(document, whole),
      required,
      schema: { ...whole, ...about },
      items: whole.items && wholeOf(document, whole.items),
      isFolded: false,
      elsewhere: undefined,
    };
  });
  return fieldTable(name, fields, sent);
}

/**
 * @param {Document} document
 * @param {Call} call
 * @param {(text: string) => string} heading
 */
function body(document, { operation }, heading) {
  const requestBody = operation.requestBody && resolve(document, operation.requestBody);
  const content = mediaOf(requestBody?.content);
  if (!requestBody || !content) {
    return null;
  }
  const isForm = content.type === 'multipart/form-data';
  const optional = requestBody.required ? '' : ', optional';
  const { description = '' } = wholeOf(document, content.media.schema ?? {});
  return stack([
    heading('Body'),
    isForm ? `A form as ${code(content.type)}${optional}. ${boundary}` : optional && 'Optional.',
    paragraphs(requestBody.description ?? description),
    schemaTable(document, content.media.schema ?? {}, { ...sent, page: operation['x-docs-page'] }),
  ]);
}
