import { element } from '@/lib/browser/dom/element';
import { onClick } from '@/lib/browser/dom/events';
import { onPage } from '@/lib/browser/dom/on-page';

/** Adds a button that wraps lines to each block that's wider than its frame, even in a tab that opens later. */
export function installWrapButtons(): void {
  const observer = new ResizeObserver((entries) => {
    // All measurements come before the first change, so that they need only one layout.
    const measured = entries.map(({ target }) => ({ target, isTooWide: isTooWide(target) }));
    for (const { target, isTooWide: isNeeded } of measured) {
      showButton(target, isNeeded);
    }
  });
  onPage(() => {
    observer.disconnect();
    for (const code of document.querySelectorAll('.code pre > code')) {
      observer.observe(code);
    }
  });
  onClick('[data-wrap]', (button) => label(button, button.closest('.code')?.toggleAttribute('data-wrapped') ?? false));
}

function isTooWide(code: Element): boolean {
  const frame = code.parentElement;
  return frame !== null && frame.scrollWidth > frame.clientWidth;
}

/** Shows or hides the button of a block. A wrapped block keeps it, so that the reader can go back. */
function showButton(code: Element, isNeeded: boolean): void {
  const block = code.closest('.code');
  const existing = block?.querySelector<HTMLElement>('[data-wrap]');
  if (existing) {
    existing.hidden = !isNeeded && !block?.hasAttribute('data-wrapped');
  } else if (isNeeded) {
    const name = block?.querySelector('figcaption > span')?.textContent ?? '';
    const button = element('button', { type: 'button', 'data-wrap': name });
    label(button, false);
    block?.querySelector('[data-copy]')?.before(button);
  }
}

function label(button: HTMLElement, isWrapped: boolean): void {
  button.textContent = isWrapped ? 'Unwrap' : 'Wrap';
  button.setAttribute('aria-label', `${button.textContent} lines of ${button.dataset.wrap}`);
}
