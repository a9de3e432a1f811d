// @ts-check
import { callOf } from '../api/calls.mjs';
import { openDocument, resolve } from '../api/document.mjs';
import { mediaOf, requestMedia } from '../api/examples.mjs';
import { wholeOf } from '../api/schemas.mjs';
import { typeWords } from '../api/type-words.mjs';
import { fieldTable, schemaTable } from './field-table.mjs';
import { code, headingsOf, line, paragraphs, stack } from './markdown.mjs';

/** @import { Call, Document, Parameter } from '../api/types' */

const sent = { isResponse: false };

/**
 * `<RequestFields id="createPost" />` shows the path parameters, query parameters, headers, and body of a request, each
 * under a heading one level below the heading that the block is under.
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
  return stack([
    part('Path parameters', 'Parameter', within('path')),
    part('Query parameters', 'Parameter', within('query')),
    part('Headers', 'Header', [...headersOf(document, call), ...within('header')]),
    body(document, call, heading),
  ]);
}

/**
 * Returns parameters as a table of fields.
 *
 * @param {Document} document
 * @param {string} name the heading of the first column
 * @param {readonly Parameter[]} parameters
 */
export function parameterTable(document, name, parameters) {
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
    };
  });
  return fieldTable(name, fields, sent);
}

/**
 * Returns the headers that OpenAPI doesn't list as parameters because other parts of the document define them.
 *
 * @param {Document} document
 * @param {Call} call
 * @returns {Parameter[]}
 */
function headersOf(document, { operation, needsToken }) {
  const type = requestMedia(document, operation)?.type;
  const header = (/** @type {string} */ name, /** @type {string} */ description) =>
    /** @type {Parameter} */ ({ name, in: 'header', required: true, description, schema: { type: 'string' } });
  return [
    ...(needsToken
      ? [header('Authorization', '`Bearer [[access-token]]`: an access token of the user who makes the request.')]
      : []),
    header('Accept', '`application/json`. Without it, errors can return an HTML page or a redirect.'),
    ...(type ? [header('Content-Type', contentType(type))] : []),
  ];
}

/** @param {string} type */
function contentType(type) {
  const boundary =
    type === 'multipart/form-data' ? ' Let your HTTP client set it, because it adds the boundary between parts.' : '';
  return `${code(type)}.${boundary}`;
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
  const { description = '' } = wholeOf(document, content.media.schema ?? {});
  return stack([
    heading('Body'),
    line(
      `${content.type === 'multipart/form-data' ? 'A form' : 'An object'} as ${code(content.type)}${requestBody.required ? '' : ', optional'}.`,
    ),
    paragraphs(requestBody.description ?? description),
    schemaTable(document, content.media.schema ?? {}, sent),
  ]);
}
