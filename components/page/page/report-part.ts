import { copyText } from '@/components/prose/code/copy-text';
import { storageGroup } from '@/lib/browser/dom/storage-slot';
import { choicesOf } from '@/lib/browser/values/choices';
import { knownValues } from '@/lib/browser/values/stored-values';
import { valuesPrefix } from '@/lib/browser/values/values-prefix';
import { editionLabels } from '@/lib/site/editions.mjs';

const feedbackMs = 5000;

/**
 * Reports a problem: opens the repository's issue form with what a maintainer needs to know, or copies it if there's no repository.
 *
 * @param opener a link to the form, or a button. Its attribute has the page's public address
 */
export async function report(opener: HTMLElement): Promise<void> {
  const text = reportText(opener.dataset.report ?? '');
  if (opener instanceof HTMLAnchorElement) {
    const form = new URL(opener.href);
    form.searchParams.set(form.searchParams.has('issue[title]') ? 'issue[description]' : 'body', text);
    window.location.assign(form);
    return;
  }
  const label = opener.textContent;
  opener.textContent = (await copyText(text))
    ? 'Copied. Paste it where you report the problem.'
    : "The browser doesn't allow copying here.";
  setTimeout(() => {
    opener.textContent = label;
  }, feedbackMs);
}

/**
 * Returns the text of a report: page, section, edition, version, and build. It contains none of the reader's values, and of
 * the address in the address bar, which can contain a request, only the ID of a section.
 */
export function reportText(address: string): string {
  const id = window.location.hash.slice(1);
  const { edition, version } = choicesOf(knownValues(storageGroup(valuesPrefix).readAll()));
  return [
    `Page: ${address}${document.getElementById(id) ? `#${id}` : ''}`,
    `Edition: ${edition ? editionLabels[edition] : 'not chosen'}`,
    `Version: ${version ?? 'not entered'}`,
    `Build: ${document.documentElement.dataset.deploy ?? 'unknown'}`,
    '',
    "What's wrong, and what did you expect?",
    '',
  ].join('\n');
}
