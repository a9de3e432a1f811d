// @ts-check
import { requirements as table } from '../../../content/requirements.mjs';
import { editionLabels } from '../../site/editions.mjs';
import { sparseTable } from './markdown.mjs';

/** @import { Need } from '../../../content/requirements.mjs' */
/** @import { EditionName } from '../../site/editions.mjs' */

const all = /** @type {EditionName[]} */ (Object.keys(editionLabels));

/**
 * `<Requirements edition="pro" />` lists what an edition needs from its server; without an edition, all with notes.
 *
 * @type {import('./registry.mjs').Block}
 */
export function requirements({ edition }) {
  if (edition === undefined) {
    return sparseTable(
      ['Part', 'Requirement', 'Notes'],
      table.map(({ part, need, note = '' }) => [part, needOfAll(part, need), note]),
    );
  }
  const known = all.find((name) => name === edition);
  if (!known) {
    throw new Error(`has no edition "${edition}"; write ${all.join(', ')}, or leave it out to show all.`);
  }
  return sparseTable(
    ['Part', `What ${editionLabels[known]} needs`],
    table.flatMap(({ part, need }) => {
      const text = needOf(part, need, known);
      return text === null ? [] : [[part, text]];
    }),
  );
}

/**
 * @param {string} part
 * @param {Need} need
 * @param {EditionName} edition
 */
function needOf(part, need, edition) {
  const text = typeof need === 'string' ? need : need[edition];
  if (text === undefined || text === '') {
    throw new Error(
      `shows content/requirements.mjs, which doesn't say what ${editionLabels[edition]} needs for "${part}"; add it, or null if it needs nothing.`,
    );
  }
  return text;
}

/**
 * Joins the needs of all editions, and names the editions that share one.
 *
 * @param {string} part
 * @param {Need} need
 */
function needOfAll(part, need) {
  /** @type {Map<string, string[]>} */
  const byText = new Map();
  for (const edition of all) {
    const text = needOf(part, need, edition);
    if (text !== null) {
      byText.set(text, [...(byText.get(text) ?? []), editionLabels[edition]]);
    }
  }
  const [[text, shared] = ['', []]] = byText;
  return shared.length === all.length
    ? text
    : [...byText].map(([each, editions]) => `${editions.join(' and ')}: ${each}`).join('. ');
}
