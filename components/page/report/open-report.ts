import { closestTo, hasModifier } from '@/lib/browser/dom/events';
import { openModal } from '@/lib/browser/dom/modal';

/**
 * Opens the report of the page on a click on what offers it: the link or button at the page's foot, and its copy at a
 * heading. The dialog keeps the section in an attribute, which survives until React runs.
 *
 * @returns the ID of the section that the report is about: the heading's, or the one in the address. Null for other
 *   clicks
 */
export function openReport(event: MouseEvent): string | null {
  const opener = closestTo(event, ':is(a, button)[data-report]');
  const dialog = document.querySelector<HTMLDialogElement>('dialog[data-report]');
  if (!(opener && dialog) || hasModifier(event)) {
    return null;
  }
  event.preventDefault();
  const section = opener.closest('.heading')?.firstElementChild?.id ?? window.location.hash.slice(1);
  dialog.dataset.section = section;
  openModal(dialog);
  return section;
}
