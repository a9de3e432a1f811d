// @ts-check
import { placeholders } from '../placeholders/registry.mjs';

/** @import { Call, Server } from './types' */

/**
 * Returns the URL of an operation with the reader's placeholders, such as `https://[[domain]]/…/posts/{postUuid}`.
 *
 * @param {Call} call
 */
export function addressOf({ server, path }) {
  return `${baseOf(server)}${path}`;
}

/**
 * Returns the URL of a server in which each variable is replaced by the placeholder of that name: `{corePath}` becomes
 * `[[core-path]]`. If the registry doesn't have it, the variable's default is used.
 *
 * @param {Server | undefined} server
 */
export function baseOf(server) {
  return (server?.url ?? '').replaceAll(/\{(\w+)\}/g, (_, variable) => {
    const name = placeholderOf(variable);
    return name ? `[[${name}]]` : (server?.variables?.[variable]?.default ?? '');
  });
}

/**
 * Returns the server whose URL has the most variables, because readers can fill in each of them.
 *
 * @param {readonly Server[]} servers
 */
export function mostVariable(servers) {
  const count = (/** @type {Server} */ { variables = {} }) => Object.keys(variables).length;
  return servers.toSorted((one, other) => count(other) - count(one))[0];
}

/**
 * Inserts the reader's placeholders into examples: for a server's URL, and for unambiguous values of its variables.
 *
 * @param {string} text
 * @param {readonly Server[]} servers
 */
export function asReaderWouldSee(text, servers) {
  return servers.reduce((example, server) => {
    const values = Object.entries(server.variables ?? {}).flatMap(([variable, { default: value }]) => {
      const name = placeholderOf(variable);
      // A word such as `mixpost` also occurs in other places.
      return name && value.length > 8 ? [/** @type {const} */ ([value, `[[${name}]]`])] : [];
    });
    const literal = server.url.replaceAll(/\{(\w+)\}/g, (_, variable) => server.variables?.[variable]?.default ?? '');
    return values.reduce(
      (rest, [value, mark]) => rest.replaceAll(value, mark),
      example.replaceAll(literal, baseOf(mostVariable(servers))),
    );
  }, text);
}

/**
 * Returns the placeholder for a variable: `workspaceUuid` becomes `workspace-uuid`.
 *
 * @param {string} variable
 */
function placeholderOf(variable) {
  const name = variable.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return Object.hasOwn(placeholders, name) ? name : null;
}
