// @ts-check
import { all } from '../../content/environment/editions.mjs';
import { environment } from '../../content/environment/table.mjs';

/**
 * @typedef {import('../../content/environment/types').Edition} Edition
 * @typedef {import('../../content/environment/types').ByEdition} ByEdition
 * @typedef {import('../../content/environment/types').EnvironmentKey} EnvironmentKey
 */

/**
 * A group as one edition has it: its own keys and texts only.
 *
 * @typedef {{ title: string, intro: string | undefined, outro: string | undefined, keys: EnvironmentKey[] }} Group
 */

/**
 * The groups of an edition, in reading order; none of them empty.
 *
 * @param {Edition} edition
 * @returns {Group[]}
 */
export function groupsOf(edition) {
  return environment
    .map(({ title, intro, outro, keys }) => ({
      title,
      intro: textFor(edition, intro),
      outro: textFor(edition, outro),
      keys: keys.filter(({ editions = all }) => editions.includes(edition)),
    }))
    .filter(({ keys }) => keys.length > 0);
}

/**
 * The text that holds for an edition.
 *
 * @param {Edition} edition
 * @param {ByEdition | undefined} text
 * @returns {string | undefined}
 */
export function textFor(edition, text) {
  return typeof text === 'object' ? text[edition] : text;
}

/**
 * The edition that a page names for a block.
 *
 * @param {string} name
 * @throws for anything else, as a block does
 */
export function editionNamed(name) {
  const edition = all.find((known) => known === name);
  if (!edition) {
    throw new Error(`names the edition "${name}", which doesn't exist; write one of ${all.join(', ')}.`);
  }
  return edition;
}
