// @ts-check
import { editionLabels } from '../../site/editions.mjs';

/** @import { Service } from '../../../content/services/service' */

const adminConsole = 'user menu → **Admin Console** → **Services**';

/**
 * Lists the editions that have a service, such as "Lite (Facebook Pages), Pro, Enterprise".
 *
 * @param {Service} service
 */
export function editionsOf({ editions }) {
  return Object.entries(editionLabels)
    .flatMap(([key, name]) => {
      const narrowed = editions[/** @type {keyof typeof editionLabels} */ (key)];
      return narrowed === undefined ? [] : [narrowed === '' ? name : `${name} (${narrowed})`];
    })
    .join(', ');
}

/**
 * Marks a table row as applying only to some editions (see `lib/content/mdx/rehype-applies.mjs`).
 *
 * @param {readonly string[]} editions
 */
export function appliesTo(editions) {
  return editions.length < Object.keys(editionLabels).length ? ` <AppliesTo editions="${editions.join(' ')}" />` : '';
}

/**
 * Returns the menu path to the form of a service.
 *
 * @param {Service} service
 */
export function placeOf({ place, group, name, editions }) {
  if (place !== undefined) {
    return place;
  }
  if (group === 'payment') {
    return `user menu → **Enterprise Console** → **Settings** → **Payment Platforms** → **${name}**`;
  }
  return editions.lite === undefined
    ? adminConsole
    : `Lite: **Configuration** → **Services**. Pro and Enterprise: ${adminConsole}`;
}

/**
 * Returns the provider's price or a link to its pricing page, or an empty string if no source says what it costs.
 *
 * @param {Service} service
 */
export function costOf({ cost = '' }) {
  return typeof cost === 'string' ? cost : `[${cost.text}](${cost.href})`;
}
