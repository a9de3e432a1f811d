export type Operation = {
  readonly id: string;
  /** Its request line, such as `GET /posts/{postUuid}`. */
  readonly name: string;
  readonly summary: string;
  /** The canonical path of its page. */
  readonly path: string;
};

type OpenApi = {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { operationId?: string; summary?: string; 'x-docs-page'?: string }>>>
  >;
};

/** Lists the operations of an OpenAPI document that have a page. */
export function operationsOf({ paths }: OpenApi): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { operationId: id, summary = '', 'x-docs-page': page }]) =>
      id && page ? { id, name: `${method.toUpperCase()} ${path}`, summary, path: page } : [],
    ),
  );
}

/**
 * Finds operations by request line, with values for parameters and any server; by ID; or by words of the summary.
 * Returns the exact matches, if there are any.
 */
export function findOperations(operations: readonly Operation[], wanted: string): readonly Operation[] {
  const line = /^(?:(get|post|put|patch|delete)\s+)?(\S*\/\S*)$/i.exec(wanted);
  if (line) {
    const [, method, address = ''] = line;
    const path = address.replace(/[?#].*/, '').replace(/\/+$/, '');
    const matching = operations.filter(
      ({ name }) => (!method || name.startsWith(`${method.toUpperCase()} `)) && patternOf(name).test(path),
    );
    // `/posts/delete-multiple` also matches `/posts/{postUuid}`.
    const literal = matching.filter(({ name }) => path.endsWith(name.replace(/^\S+ /, '')));
    return literal.length > 0 ? literal : matching;
  }
  const exact = operations.filter(({ id, summary }) =>
    [id, summary].some((name) => name.toLowerCase() === wanted.toLowerCase()),
  );
  const words = wanted.toLowerCase().split(/\W+/).filter(Boolean);
  return exact.length > 0
    ? exact
    : operations.filter(({ id, summary }) => words.every((word) => `${id} ${summary}`.toLowerCase().includes(word)));
}

function patternOf(name: string): RegExp {
  const path = name.replace(/^\S+ /, '').replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  return new RegExp(`${path.replace(/\{[^}]*\}/g, '[^/]+')}$`);
}
