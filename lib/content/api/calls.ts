import { mostVariable } from './address';
import { resolve, unknownName } from './document';
import type { Call, Document, PathItem } from './types';

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Returns the document's operations, in document order. */
export function callsOf(document: Document): Call[] {
  return Object.entries(document.root.paths).flatMap(([path, item]) => callsAt(document, path, item));
}

/**
 * Returns the operation with an ID.
 *
 * @throws a sentence that suggests the closest id
 */
export function callOf(document: Document, id: string): Call {
  return named('operation', id, document, callsOf(document));
}

/** Returns the document's webhooks, which are requests that Mixpost sends, with their event names as ids. */
export function eventsOf(document: Document): Call[] {
  return Object.entries(document.root.webhooks ?? {}).flatMap(([name, item]) =>
    callsAt(document, name, item).map((call) => ({ ...call, id: name })),
  );
}

/**
 * Returns the webhook of an event.
 *
 * @throws a sentence that suggests the closest event
 */
export function eventOf(document: Document, name: string): Call {
  return named('event', name, document, eventsOf(document));
}

function callsAt(document: Document, path: string, item: PathItem): Call[] {
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

function named(kind: string, name: string, document: Document, calls: readonly Call[]) {
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
