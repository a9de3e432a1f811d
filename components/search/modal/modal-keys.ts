import { isOpenKey } from '@/components/search/launch/shortcuts';
import { resultsAddress } from '@/components/search/results/search-address';
import { fieldOf } from './mend-docsearch';
import { type ModalView, totalOf } from './modal-view';

const stops = 'a[href]:not([tabindex="-1"]), button:not([hidden]), input';

/**
 * The keys of the modal that the original has not, or has otherwise: Escape and the shortcut close it, Tab stays inside and
 * passes the list by, whose hits have the arrows, the
 * arrows go through what stands in place of a list, and Enter never opens a hit of a text that is no longer the one typed.
 *
 * @param view what the modal shows when a key comes
 * @param onWait called when Enter came before the answer
 * @returns what takes them off again
 */
export function modalKeys(
  dialog: HTMLDialogElement,
  view: ModalView,
  onClosed: (to?: string) => void,
  onWait: () => void,
) {
  const take = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const tab = (event: KeyboardEvent) => {
    const all = [...dialog.querySelectorAll<HTMLElement>(stops)].filter((stop) => stop.checkVisibility());
    const at = all.indexOf(document.activeElement as HTMLElement);
    take(event);
    all.at((event.shiftKey ? at - 1 : at + 1) % all.length)?.focus();
  };
  const step = (event: KeyboardEvent, by: number) => {
    const field = fieldOf(dialog);
    const places: HTMLElement[] = [field, ...dialog.querySelectorAll<HTMLElement>('[data-shown] :is(a, button)')];
    const at = places.indexOf(document.activeElement as HTMLElement);
    if (at >= 0 && totalOf(view.read()) === 0 && places.length > 1) {
      take(event);
      places.at((at + by) % places.length)?.focus();
    }
  };
  const onEnter = (event: KeyboardEvent) => {
    const { value } = fieldOf(dialog);
    if (event.target !== fieldOf(dialog) || value.trim() === '') {
      return;
    }
    if (view.read().search.text !== value) {
      take(event);
      onWait();
    } else if (totalOf(view.read()) === 0) {
      take(event);
      onClosed(resultsAddress(value));
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.isComposing) {
      return;
    }
    if (event.key === 'Escape' || isOpenKey(event)) {
      take(event);
      onClosed();
    } else if (event.key === 'Tab') {
      tab(event);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      step(event, event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter') {
      onEnter(event);
    }
  };
  // The scrim belongs to the dialog: a press outside of its box.
  const onPress = (event: MouseEvent) => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    const isInside = event.clientX >= left && event.clientX <= right && event.clientY >= top && event.clientY <= bottom;
    if (event.target === dialog && !isInside) {
      take(event);
      onClosed();
    }
  };
  const onCancel = (event: Event) => {
    take(event);
    onClosed();
  };
  dialog.addEventListener('keydown', onKeyDown, { capture: true });
  dialog.addEventListener('mousedown', onPress, { capture: true });
  dialog.addEventListener('cancel', onCancel);
  return () => {
    dialog.removeEventListener('keydown', onKeyDown, { capture: true });
    dialog.removeEventListener('mousedown', onPress, { capture: true });
    dialog.removeEventListener('cancel', onCancel);
  };
}
