// @ts-check
import { STATUS_CODES } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import { callOf } from '../api/calls.mjs';
import { openDocument, resolve } from '../api/document.mjs';
import { examplesOf, mediaOf } from '../api/examples.mjs';
import { fieldsOf } from '../api/fields.mjs';
import { quietNote, sourceLine } from './availability.mjs';
import { exampleBlocks } from './example-blocks.mjs';
import { schemaTable, stacking } from './field-table.mjs';
import { code, headingsOf, line, paragraphs, stack, table } from './markdown.mjs';

/** @import { Document, Response } from '../api/types' */

/** @typedef {[status: string, response: Response]} StatusResponse */

const otherErrors = 'Other errors';
const lists = new Intl.ListFormat('en');

/**
 * `<Responses id="createPost" />` shows the responses of an operation by status. Errors that consist of only a message
 * share one table; every other response has a heading, its fields, and an example. On a page with several operations,
 * `like="uploadMedia"` links to that operation's table for the errors that both have in common, instead of repeating
 * them.
 *
 * @param {import('./registry.mjs').Attributes} attributes
 */
export function responses({ id = '', like, level }, document = openDocument()) {
  const heading = headingsOf(level);
  const all = responsesOf(document, id);
  const shared = like === undefined ? [] : sharedErrors(document, all, id, like);
  const short = all.filter((one) => isShort(document, one) && !shared.includes(one));
  const long = all.filter((one) => !isShort(document, one));
  return stack([
    ...long.map(([status, response]) =>
      stack([
        heading(`${status} ${nameOf(status)}`),
        paragraphs(response.description),
        sourceLine(response),
        fieldsAndExamples(document, response),
      ]),
    ),
    short.length > 0
      ? stack([heading(like === undefined ? otherErrors : namesOf(short)), errorTable(document, short)])
      : null,
    shared.length > 0
      ? `Also returns ${lists.format(shared.map(([status]) => code(status)))}; see [${otherErrors}](#other-errors).`
      : null,
  ]);
}

/**
 * @param {Document} document
 * @param {string} id
 * @returns {StatusResponse[]}
 */
function responsesOf(document, id) {
  const { operation } = callOf(document, id);
  return Object.entries(operation.responses).map(([status, written]) => [status, resolve(document, written)]);
}

/**
 * Returns the short errors among the responses that are identical to errors in another operation's table.
 *
 * @param {Document} document
 * @param {readonly StatusResponse[]} all the responses of the operation
 * @param {string} id the ID of the operation
 * @param {string} other
 * @throws {Error} if there are none
 */
function sharedErrors(document, all, id, other) {
  const others = responsesOf(document, other);
  const shared = all.filter(
    (one) => isShort(document, one) && others.some((candidate) => isDeepStrictEqual(candidate, one)),
  );
  if (shared.length === 0) {
    throw new Error(
      `writes like="${other}" for "${id}", but the two have no short error in common; remove like="${other}".`,
    );
  }
  return shared;
}

/**
 * Returns the heading of errors on a page that already has "Other errors".
 *
 * @param {readonly StatusResponse[]} all
 */
function namesOf(all) {
  return lists.format(all.map(([status]) => `${status} ${nameOf(status)}`));
}

function fieldsAndExamples(/** @type {Document} */ document, /** @type {Response} */ response) {
  const media = mediaOf(response.content)?.media;
  return media
    ? stack([schemaTable(document, media.schema ?? {}, { isResponse: true }), ...exampleBlocks(document, media)])
    : null;
}

function errorTable(/** @type {Document} */ document, /** @type {readonly StatusResponse[]} */ all) {
  const rows = all.map(([status, response]) => {
    const media = mediaOf(response.content)?.media;
    const messages = media ? examplesOf(document, media).map(({ value }) => code(JSON.stringify(value))) : [];
    const headers = Object.entries(response.headers ?? {}).map(
      ([name, header]) => `Header ${code(name)}: ${line(resolve(document, header).description ?? '')}`,
    );
    const when = [line(response.description), ...headers, quietNote(response)].filter(Boolean).join(' ');
    return [`${code(status)} ${nameOf(status)}`, when, messages.join(' or ') || 'Not documented'];
  });
  return stacking(table(['Status', 'When', 'Response body'], rows));
}

/**
 * Returns whether a response is an error that fits in a table row because it has at most one field.
 *
 * @param {Document} document
 * @param {StatusResponse} one
 */
function isShort(document, [status, response]) {
  const schema = mediaOf(response.content)?.media.schema ?? {};
  return /^[45]/.test(status) && fieldsOf(document, schema).fields.length <= 1;
}

/** @param {string} status */
function nameOf(status) {
  return STATUS_CODES[status] ?? (status.startsWith('2') ? 'Success' : 'Error');
}
