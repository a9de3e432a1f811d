import { unfilledIn } from './marks';

/**
 * Adds a note next to a copy button, once per block, that the copied text still contains examples. The note opens the
 * panel at the first of them.
 */
export function noteUnfilled(button: Element): void {
  const block = button.closest('[data-code]');
  const names = block ? unfilledIn(block) : [];
  if (!block || names.length === 0 || block.querySelector('.unfilled')) {
    return;
  }
  const note = document.createElement('span');
  note.className = 'unfilled';
  note.setAttribute('role', 'status');
  button.before(note);
  const open = document.createElement('button');
  open.type = 'button';
  open.dataset.valuesOpen = names[0] ?? '';
  open.textContent = names.length === 1 ? '1 value is an example' : `${names.length} values are examples`;
  // Some screen readers don't announce a live region that's added together with its text.
  setTimeout(() => note.append(open));
}
