import { choicesOf, type Values, withCorePath } from '@/lib/browser/values/choices';
import { applyChoices, pageEditionOf } from './applies';
import { fillPlaceholders, setText } from './fill-placeholders';
import { pageValuesText } from './page-values-text';
import { linkScreens } from './screen-links';
import { currentValues } from './values-store';

/** Shows the reader's values in the open page: in its text, its links to screens, its dimmed parts, and its counts. */
export function showValues(values: Values = currentValues()): void {
  // Stops the inline script, which fills plain values until then.
  window.dispatchEvent(new Event('values'));
  fillPlaceholders(document, withCorePath(values, pageEditionOf(document)));
  linkScreens(document, values);
  applyChoices(document, choicesOf(values));
  for (const button of document.querySelectorAll<HTMLElement>('[data-page-values]')) {
    const names = button.dataset.pageValues?.split(' ') ?? [];
    const filled = names.filter((name) => Object.hasOwn(values, name)).length;
    setText(button, pageValuesText(filled, names.length));
  }
}
