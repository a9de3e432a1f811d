import type { OpenapiSource, Place } from '@/lib/content/api/source';
import { closest } from '@/lib/content/pages/closest';
import { type Diagnostic, diagnostic } from '@/lib/content/pages/diagnostic';
import type { RouteTable } from '@/lib/site/manifest/routes';

const methods = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']);

type WrittenOperation = {
  readonly place: Place;
  readonly name: string;
  readonly value: Readonly<Record<string, unknown>>;
};

/** Finds operations without an ID, and ids that several operations have. */
export function operationIdDiagnostics(source: OpenapiSource): Diagnostic[] {
  const owners = new Map<string, WrittenOperation>();
  return operationsOf(source).flatMap((operation) => {
    const { place, name, value } = operation;
    const id = value.operationId;
    if (typeof id !== 'string' || id === '') {
      const remedy = 'add one, such as listPosts; pages refer to the operation by it';
      return report(source, place, `has no operationId for ${name}`, remedy);
    }
    const owner = owners.get(id);
    if (!owner) {
      owners.set(id, operation);
      return [];
    }
    const first = `${owner.name} already has (line ${source.lineOf([...owner.place, 'operationId'])})`;
    const problem = `gives ${name} the operationId "${id}", which ${first}`;
    return report(source, [...place, 'operationId'], problem, 'change one of the two');
  });
}

/** Finds operations that name no page, or a page that doesn't exist. */
export function operationPageDiagnostics(source: OpenapiSource, routes: RouteTable): Diagnostic[] {
  const paths = [...routes.values()].filter(({ kind }) => kind === 'page').map(({ path }) => path);
  return operationsOf(source).flatMap(({ place, name, value }) => {
    const page = value['x-docs-page'];
    if (typeof page !== 'string') {
      const remedy = 'add x-docs-page with the path of the page that describes it, such as /api/posts/list';
      return report(source, place, `has no page for ${name}`, remedy);
    }
    if (paths.includes(page)) {
      return [];
    }
    const near = closest(page, paths);
    return report(
      source,
      [...place, 'x-docs-page'],
      `names the page ${page} for ${name}, but there is no such page`,
      near === null ? 'write that page and add it to content/manifest.ts' : `write ${near} if that is meant`,
    );
  });
}

function report({ file, lineOf }: OpenapiSource, place: Place, problem: string, remedy: string): Diagnostic[] {
  return [diagnostic(file, lineOf(place), problem, remedy)];
}

/** Returns all operations of paths and webhooks in document order, each with a name for messages. */
function operationsOf({ value }: OpenapiSource): WrittenOperation[] {
  return ['paths', 'webhooks'].flatMap((part) =>
    Object.entries(value?.[part] ?? {}).flatMap(([path, item]) =>
      Object.entries(item ?? {})
        .filter(([method]) => methods.has(method))
        .map(([method, operation]) => ({
          place: [part, path, method],
          name: part === 'paths' ? `${method.toUpperCase()} ${path}` : `the webhook ${path}`,
          value: (operation ?? {}) as WrittenOperation['value'],
        })),
    ),
  );
}
