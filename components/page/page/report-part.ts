import { copyText } from '@/components/prose/code/copy-text';
import { adoptStyles } from '@/lib/browser/dom/adopt-styles';
import { button, element } from '@/lib/browser/dom/element';
import { openModal } from '@/lib/browser/dom/modal';
import { pageChangeEvent } from '@/lib/browser/dom/on-page';
import { choicesOf } from '@/lib/browser/values/choices';
import { knownValues } from '@/lib/browser/values/stored-values';
import { valueStorage } from '@/lib/browser/values/value-storage';
import { editionLabels } from '@/lib/site/editions';
import styles from './report.part.css';

/**
 * Opens the dialog that reports a problem: a box for the reader's words, and folded, what the report says about the page,
 * with its section to choose. It leads to the repository's issue form, or copies the text if there's no repository.
 *
 * @param opener a link to the form, or a button. Its attribute has the page's public address. At a heading, its section
 *   is chosen, otherwise the one in the address bar
 */
export function openReport(opener: HTMLElement): void {
  adoptStyles(styles);
  const headings = [...document.querySelectorAll<HTMLElement>('.heading > [id]')];
  const current = opener.closest('.heading')?.firstElementChild?.id ?? window.location.hash.slice(1);
  const section = element(
    'select',
    { id: 'report-section', class: 'value-input' },
    element('option', { value: '' }, 'The whole page'),
    ...headings.map(({ id, textContent, tagName }) =>
      element('option', { value: id }, (tagName === 'H2' ? '' : '\u2003') + textContent),
    ),
  );
  section.value = headings.some(({ id }) => id === current) ? current : '';
  const words = element('textarea', { id: 'report-words', class: 'value-input', rows: 4 });
  const facts = element('pre', {});
  let text = '';
  const status = element('p', { role: 'status' });
  const form =
    opener instanceof HTMLAnchorElement
      ? element('a', { href: opener.href, class: 'value-button' }, 'Continue to the issue form')
      : null;
  const copy = button('Copy', async () => {
    status.textContent = (await copyText(text))
      ? 'Copied. Paste it where you report the problem.'
      : "The browser doesn't allow copying here. Select what you wrote and the details below, and copy them.";
  });
  copy.className = 'value-button';
  const update = () => {
    facts.textContent = pageFacts(opener.dataset.report ?? '', section.value);
    text = `${words.value.trim()}\n\n${facts.textContent}`.trim();
    if (form) {
      form.href = issueForm(form.href, text);
    }
  };
  section.addEventListener('change', update);
  words.addEventListener('input', update);
  update();
  const dialog = element(
    'dialog',
    { class: 'report', 'aria-labelledby': 'report-title' },
    element(
      'div',
      {},
      element('h2', { id: 'report-title' }, 'Report a problem'),
      element('label', { for: words.id, class: 'value-label' }, "What's wrong, and what did you expect?"),
      words,
      element('details', {}, [
        element('summary', {}, 'What the report says about the page'),
        element('label', { for: section.id, class: 'value-label' }, 'Section'),
        section,
        facts,
      ]),
      status,
      element(
        'div',
        {},
        form ?? copy,
        button('Close', () => dialog.close(), { class: 'value-button' }),
      ),
    ),
  );
  document.body.append(dialog);
  dialog.addEventListener('close', () => dialog.remove());
  document.addEventListener(pageChangeEvent, () => dialog.close(), { once: true });
  openModal(dialog);
}

/** Returns the address of a forge's issue form with a text, in the parameter that the forge reads. */
function issueForm(address: string, text: string): string {
  const form = new URL(address);
  form.searchParams.set(form.searchParams.has('issue[title]') ? 'issue[description]' : 'body', text);
  return form.href;
}

/**
 * Returns what a report says about its page: section, edition, version, and build, and none of the reader's values.
 *
 * @param section the ID of a heading, or an empty string for the whole page
 */
function pageFacts(address: string, section: string): string {
  const { edition, version } = choicesOf(knownValues(valueStorage.readAll()));
  return [
    `Page: ${address}${section && `#${section}`}`,
    `Edition: ${edition ? editionLabels[edition] : 'not chosen'}`,
    `Version: ${version ?? 'not entered'}`,
    `Build: ${document.documentElement.dataset.deploy ?? 'unknown'}`,
  ].join('\n');
}
