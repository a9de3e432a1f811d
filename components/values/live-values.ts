import { choicesOf } from '@/lib/values/choices';
import { applyChoices } from './applies';
import { fillMarks } from './marks';
import { currentValues, onValues } from './values-store';

let isLive = false;

/**
 * Keeps the text of every page at the reader's values from now on: when a value changes, here or in another tab, and when a page comes.
 * What is added to the page is filled before it is painted. Calling it again does nothing.
 */
export function startLiveValues(): void {
  if (isLive) {
    return;
  }
  isLive = true;
  const apply = () => {
    const values = currentValues();
    fillMarks(document, values);
    applyChoices(document, choicesOf(values));
  };
  onValues(apply);
  const bringsText = ({ addedNodes }: MutationRecord) => [...addedNodes].some((node) => node instanceof Element);
  new MutationObserver((records) => records.some(bringsText) && apply()).observe(document.body, {
    childList: true,
    subtree: true,
  });
  // The script in the head has done its part.
  window.dispatchEvent(new Event('values'));
  apply();
}
