import { placeholders } from '@/lib/content/placeholders/placeholder-registry';
import type { Call, Server } from './types';

/** Returns the URL of an operation with the reader's placeholders, such as `https://[[domain]]/…/posts/{postUuid}`. */
export function addressOf({ server, path }: Call) {
  return `${baseOf(server)}${path}`;
}

/**
 * Returns the URL of a server in which each variable is replaced by the placeholder of that name: `{corePath}` becomes
 * `[[core-path]]`. If the registry doesn't have it, the variable's default is used.
 */
export function baseOf(server: Server | undefined) {
  return (server?.url ?? '').replaceAll(/\{(\w+)\}/g, (_, variable) => {
    const name = placeholderOf(variable);
    return name ? `[[${name}]]` : (server?.variables?.[variable]?.default ?? '');
  });
}

/** Returns the server whose URL has the most variables, because readers can fill in each of them. */
export function mostVariable(servers: readonly Server[]) {
  const count = ({ variables = {} }: Server) => Object.keys(variables).length;
  return servers.toSorted((one, other) => count(other) - count(one))[0];
}

/** Inserts the reader's placeholders into examples: for a server's URL, and for unambiguous values of its variables. */
export function asReaderWouldSee(text: string, servers: readonly Server[]) {
  return servers.reduce((example, server) => {
    const values = Object.entries(server.variables ?? {}).flatMap(([variable, { default: value }]) => {
      const name = placeholderOf(variable);
      // A word such as `mixpost` also occurs in other places.
      return name && value.length > 8 ? [[value, `[[${name}]]`] as const] : [];
    });
    const literal = server.url.replaceAll(/\{(\w+)\}/g, (_, variable) => server.variables?.[variable]?.default ?? '');
    return values.reduce(
      (rest, [value, mark]) => rest.replaceAll(value, mark),
      example.replaceAll(literal, baseOf(mostVariable(servers))),
    );
  }, text);
}

/** Returns the placeholder for a variable: `workspaceUuid` becomes `workspace-uuid`. */
function placeholderOf(variable: string) {
  const name = variable.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return Object.hasOwn(placeholders, name) ? name : null;
}
