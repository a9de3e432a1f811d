// @ts-check
import { mostVariable } from './address.mjs';
import { resolve, unknownName } from './document.mjs';

/** @import { Call, Document, PathItem } from './types' */

const methods = /** @type {const} */ (['get', 'post', 'put', 'patch', 'delete']);

/**
 * Returns the document's operations, in document order.
 *
 * @param {Document} document
 * @returns {Call[]}
 */
export function callsOf(document) {
  return Object.entries(document.root.paths).flatMap(([path, item]) => callsAt(document, path, item));
}

/**
 * Returns the operation with an ID.
 *
 * @param {Document} document
 * @param {string} id
 * @returns {Call}
 * @throws a sentence that suggests the closest id
 */
export function callOf(document, id) {
  return named('operation', id, document, callsOf(document));
}

/**
 * Returns the document's webhooks, which are requests that Mixpost sends, with their event names as ids.
 *
 * @param {Document} document
 * @returns {Call[]}
 */
export function eventsOf(document) {
  return Object.entries(document.root.webhooks ?? {}).flatMap(([name, item]) =>
    callsAt(document, name, item).map((call) => ({ ...call, id: name })),
  );
}

/**
 * Returns the webhook of an event.
 *
 * @param {Document} document
 * @param {string} name
 * @returns {Call}
 * @throws a sentence that suggests the closest event
 */
export function eventOf(document, name) {
  return named('event', name, document, eventsOf(document));
}

/**
 * @param {Document} document
 * @param {string} path
 * @param {PathItem} item
 * @returns {Call[]}
 */
function callsAt(document, path, item) {
  return methods.flatMap((method) => {
    const operation = item[method];
    if (!operation) {
      return [];
    }
    const own = (operation.parameters ?? []).map((parameter) => resolve(document, parameter));
    const shared = (item.parameters ?? [])
      .map((parameter) => resolve(document, parameter))
      .filter(({ name, in: place }) => !own.some((other) => other.name === name && other.in === place));
    return [
      {
        id: operation.operationId,
        method,
        path,
        operation,
        parameters: [...shared, ...own],
        server: mostVariable(operation.servers ?? item.servers ?? document.root.servers),
        needsToken: (operation.security ?? document.root.security ?? []).length > 0,
      },
    ];
  });
}

/**
 * @param {string} kind
 * @param {string} name
 * @param {Document} document
 * @param {readonly Call[]} calls
 */
function named(kind, name, document, calls) {
  const call = calls.find(({ id }) => id === name);
  if (!call) {
    throw unknownName(
      `${kind} "${name}"`,
      name,
      document,
      calls.map(({ id }) => id),
    );
  }
  return call;
}
