import { unfilledNamesIn } from './fill-placeholders';

/**
 * Shows a notice next to the buttons of a block, once per block, that the copied text still contains examples. It opens the
 * panel at the first of them.
 */
export function showUnfilledNotice(button: Element): void {
  const block = button.closest('[data-code]');
  const names = block ? unfilledNamesIn(block) : [];
  if (!block || names.length === 0 || block.querySelector('.unfilled')) {
    return;
  }
  const notice = document.createElement('span');
  notice.className = 'unfilled';
  notice.setAttribute('role', 'status');
  (block.querySelector('[data-wrap]') ?? button).before(notice);
  const open = document.createElement('button');
  open.type = 'button';
  open.dataset.valuesOpen = names[0] ?? '';
  open.textContent = names.length === 1 ? '1 value is an example' : `${names.length} values are examples`;
  // Some screen readers don't announce a live region that's added together with its text.
  setTimeout(() => notice.append(open));
}
