// @ts-check
import { services } from '../../content/services/services.mjs';

/** @typedef {import('../../content/services/service').Service} Service */

/**
 * The service that a block shows.
 *
 * @param {import('./registry.mjs').Attributes} attributes what the page wrote, with `service="facebook"` among it
 * @param {readonly string[]} others further attributes that the block knows
 * @returns {Service}
 * @throws {Error} a sentence for a service that the table lacks, and for an attribute that would be passed over in silence
 */
export function findService({ service: key = '', ...rest }, others = []) {
  // The level of headings comes with every block.
  const unknown = Object.keys(rest).find((name) => name !== 'level' && !others.includes(name));
  if (unknown !== undefined) {
    throw new Error(
      `writes the attribute ${unknown}="…", which this block doesn't support; write ${['service', ...others].join(' or ')}.`,
    );
  }
  const found = services.find((service) => service.key === key);
  if (!found) {
    const keys = services.map((service) => service.key);
    throw new Error(
      `names the service "${key}", which isn't in content/services/services.mjs; write one of ${keys.join(', ')}.`,
    );
  }
  return found;
}

/**
 * The parts of a service that a block shows: all, or the one that the page names.
 *
 * @template Part
 * @param {Service} service
 * @param {{ readonly what: string, readonly parts: readonly Part[], readonly keyOf: (part: Part) => string, readonly key: string | undefined }} choice
 *   `what` is the plural that a sentence calls them, such as "scopes"
 * @returns {readonly [Part, ...Part[]]}
 * @throws {Error} a sentence for a service without such parts, and for a key that none has
 */
export function partsOf({ name }, { what, parts, keyOf, key }) {
  if (parts.length === 0) {
    throw new Error(`shows the ${what} of ${name}, which has none; remove the block.`);
  }
  const chosen = key === undefined ? parts : parts.filter((part) => keyOf(part) === key);
  const [first, ...more] = chosen;
  if (first === undefined) {
    throw new Error(
      `names "${key}", which isn't among the ${what} of ${name}; write one of ${parts.map(keyOf).join(', ')}.`,
    );
  }
  return [first, ...more];
}
