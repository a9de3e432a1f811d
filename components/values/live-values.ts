import { choicesOf, type Values, withCorePath } from '@/lib/browser/values/choices';
import { applyChoices, pageEditionOf } from './applies';
import { fillPlaceholders, setText } from './fill-placeholders';
import { pageValuesText } from './page-values-text';
import { linkScreens } from './screen-links';
import { currentValues, onValues } from './values-store';

let isLive = false;

/** Keeps the text of every page up to date with the reader's values. Calling it again does nothing. */
export function startLiveValues(): void {
  if (isLive) {
    return;
  }
  isLive = true;
  const apply = () => {
    const values = currentValues();
    fillPlaceholders(document, withCorePath(values, pageEditionOf(document)));
    linkScreens(document, values);
    applyChoices(document, choicesOf(values));
    showCounts(values);
  };
  onValues(apply);
  const addsElements = ({ addedNodes }: MutationRecord) => [...addedNodes].some((node) => node instanceof Element);
  new MutationObserver((records) => records.some(addsElements) && apply()).observe(document.body, {
    childList: true,
    subtree: true,
  });
  // Stops the inline script, which fills plain values until then.
  window.dispatchEvent(new Event('values'));
  apply();
}

function showCounts(values: Values): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-page-values]')) {
    const names = button.dataset.pageValues?.split(' ') ?? [];
    const filled = names.filter((name) => Object.hasOwn(values, name)).length;
    setText(button, pageValuesText(filled, names.length));
  }
}
