import { element } from '@/lib/browser/dom/element';
import { unfilledNamesIn } from './placeholder-names';

/** Shows once per block that the copied text still contains examples. The notice opens the panel at the first one. */
export function showUnfilledNotice(button: Element): void {
  const block = button.closest('[data-code]');
  const names = block ? unfilledNamesIn(block) : [];
  const [first] = names;
  if (!block || first === undefined || block.querySelector('.unfilled')) {
    return;
  }
  const notice = element('span', { class: 'unfilled', role: 'status' });
  (block.querySelector('[data-wrap]') ?? button).before(notice);
  const text = names.length === 1 ? '1 value is an example' : `${names.length} values are examples`;
  const open = element('button', { type: 'button', 'data-values-open': first }, text);
  // Some screen readers don't announce a live region that's added together with its text.
  setTimeout(() => notice.append(open));
}
