import { unknownName } from '@/lib/content/pages/closest';
import { mostVariable } from './address';
import { openDocument } from './document';
import type { Call, Document, PathItem, Root } from './types';

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Returns the document's operations, in document order. */
export function callsOf({ root }: Document): Call[] {
  return Object.entries(root.paths).flatMap(([path, item]) => callsAt(root, path, item));
}

/**
 * Returns the operation with an ID.
 *
 * @throws a sentence that suggests the closest id
 */
export function callOf(document: Document, id: string): Call {
  return callNamed(id, callsOf(document), 'operation');
}

/** Returns the HTTP method of an operation's page, such as `GET`. Of a page with several, it's the first one's. */
export function methodOf(path: string): string | undefined {
  return callAt(path)?.method.toUpperCase();
}

/** Returns the operation that a page is about; of a page with several, the first. */
export function operationAt(path: string): Call['operation'] | undefined {
  return callAt(path)?.operation;
}

function callAt(path: string): Call | undefined {
  return /^\/api\/./.test(path)
    ? callsOf(openDocument()).find(({ operation }) => operation['x-docs-page'] === path)
    : undefined;
}

/** Returns the document's webhooks, which are requests that Mixpost sends, with their event names as ids. */
export function eventsOf({ root }: Document): Call[] {
  return Object.entries(root.webhooks ?? {}).flatMap(([name, item]) =>
    callsAt(root, name, item).map((call) => ({ ...call, id: name })),
  );
}

/**
 * Returns the webhook of an event.
 *
 * @throws a sentence that suggests the closest event
 */
export function eventOf(document: Document, name: string): Call {
  return callNamed(name, eventsOf(document), 'event');
}

function callsAt(root: Root, path: string, item: PathItem): Call[] {
  return methods.flatMap((method) => {
    const operation = item[method];
    if (!operation) {
      return [];
    }
    return [
      {
        id: operation.operationId,
        method,
        path,
        operation,
        parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])],
        server: mostVariable(operation.servers ?? item.servers ?? root.servers),
        needsToken: (operation.security ?? root.security ?? []).length > 0,
      },
    ];
  });
}

function callNamed(name: string, calls: readonly Call[], kind: string) {
  const names = calls.map(({ id }) => id);
  return calls.find(({ id }) => id === name) ?? unknownName(kind, name, names);
}
