import { type Need, requirements as table } from '@/content/requirements.mjs';
import { type EditionName, editionLabels } from '@/lib/site/editions';
import { editionNamed } from './environment-keys';
import { sparseTable } from './markdown';
import type { Attributes } from './registry';

const all = Object.keys(editionLabels) as EditionName[];

/** `<Requirements edition="pro" />` lists what an edition needs from its server; without an edition, all with notes. */
export function requirements({ edition }: Attributes) {
  if (edition === undefined) {
    return sparseTable(
      ['Part', 'Requirement', 'Notes'],
      table.map(({ part, need, note = '' }) => [part, needOfAll(need), note]),
    );
  }
  const known = editionNamed(edition);
  return sparseTable(
    ['Part', `What ${editionLabels[known]} needs`],
    table.flatMap(({ part, need }) => {
      const text = needOf(need, known);
      return text === null ? [] : [[part, text]];
    }),
  );
}

function needOf(need: Need, edition: EditionName) {
  return typeof need === 'string' ? need : need[edition];
}

/** Joins the needs of all editions, and names the editions that share one. */
function needOfAll(need: Need) {
  const byText: Map<string, string[]> = new Map();
  for (const edition of all) {
    const text = needOf(need, edition);
    if (text !== null) {
      byText.set(text, [...(byText.get(text) ?? []), editionLabels[edition]]);
    }
  }
  const [[text, shared] = ['', []]] = byText;
  return shared.length === all.length
    ? text
    : [...byText].map(([each, editions]) => `${editions.join(' and ')}: ${each}`).join('. ');
}
