import { choicesOf, isChoice, isChoosable, type Values } from '@/lib/browser/values/choices';
import { editionLabels } from '@/lib/site/editions';

/**
 * Returns what a report says about its page: section, edition, version, and build, and none of the reader's values.
 *
 * @param address the page's public address
 * @param section the ID of a heading, or an empty string for the whole page
 * @param stored everything in the storage of values, which may be invalid
 */
export function pageFacts(address: string, section: string, stored: Values, build = 'unknown'): string {
  const choices = Object.entries(stored).filter(([name, value]) => isChoice(name) && isChoosable(name, value));
  const { edition, version } = choicesOf(Object.fromEntries(choices));
  return [
    `Page: ${address}${section && `#${section}`}`,
    `Edition: ${edition ? editionLabels[edition] : 'not chosen'}`,
    `Version: ${version ?? 'not entered'}`,
    `Build: ${build}`,
  ].join('\n');
}

/** Returns the address of a forge's issue form with a text, in the parameter that the forge reads. */
export function issueForm(address: string, text: string): string {
  const form = new URL(address);
  form.searchParams.set(form.searchParams.has('issue[title]') ? 'issue[description]' : 'body', text);
  return form.href;
}
