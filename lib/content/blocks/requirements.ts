import { type Need, requirements as table } from '@/content/requirements.mjs';
import { type EditionName, editionLabels } from '@/lib/site/editions';
import { sparseTable } from './markdown';

const all = Object.keys(editionLabels) as EditionName[];

/** `<Requirements />` lists what the editions need from their server, with notes. */
export function requirements() {
  return sparseTable(
    ['Part', 'Requirement', 'Notes'],
    table.map(({ part, need, note = '' }) => [part, needOfAll(need), note]),
  );
}

/** Joins the needs of all editions, and names the editions that share one. */
function needOfAll(need: Need) {
  const byText: Map<string, string[]> = new Map();
  for (const edition of all) {
    const text = typeof need === 'string' ? need : need[edition];
    if (text !== null) {
      byText.set(text, [...(byText.get(text) ?? []), editionLabels[edition]]);
    }
  }
  const [[text, shared] = ['', []]] = byText;
  return shared.length === all.length
    ? text
    : [...byText].map(([each, editions]) => `${editions.join(' and ')}: ${each}`).join('. ');
}
