// @ts-check
import { placeholders } from '../placeholders/registry.mjs';

/**
 * @typedef {import('./types').Call} Call
 * @typedef {import('./types').Server} Server
 */

/**
 * The address of an operation with the reader's own values as placeholders, such as `https://[[domain]]/…/posts/{postUuid}`.
 *
 * @param {Call} call
 */
export function addressOf({ server, path }) {
  return `${baseOf(server)}${path}`;
}

/**
 * The address of a server, in which each variable is the placeholder of its name: `{corePath}` is `[[core-path]]`. Where the registry
 * has no such name, the variable's default stands.
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
 * Writes placeholders for the reader's own values in a text of examples: the address of a server, and the values of its variables
 * that cannot be anything else.
 *
 * @param {string} text
 * @param {readonly Server[]} servers
 */
export function asReaderWouldSee(text, servers) {
  return servers.reduce((shown, server) => {
    const values = Object.entries(server.variables ?? {}).flatMap(([variable, { default: value }]) => {
      const name = placeholderOf(variable);
      // A word such as `mixpost` stands in other places too.
      return name && value.length > 8 ? [/** @type {const} */ ([value, `[[${name}]]`])] : [];
    });
    const literal = server.url.replaceAll(/\{(\w+)\}/g, (_, variable) => server.variables?.[variable]?.default ?? '');
    return values.reduce(
      (rest, [value, mark]) => rest.replaceAll(value, mark),
      shown.replaceAll(literal, baseOf(server)),
    );
  }, text);
}

/**
 * The placeholder that stands for a variable: `workspaceUuid` is `workspace-uuid`.
 *
 * @param {string} variable
 */
function placeholderOf(variable) {
  const name = variable.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return Object.hasOwn(placeholders, name) ? name : null;
}
