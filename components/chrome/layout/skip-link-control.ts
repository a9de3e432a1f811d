import { onClick } from '@/lib/browser/dom/events';
import { pageChangeEvent } from '@/lib/browser/dom/on-page';

/**
 * Moves the focus to the text on request. After client-side navigation, keyboard users start at the skip link, as on a
 * page that was just loaded.
 */
export function installSkipLink(): void {
  onClick('[data-skip-link] a', (_, event) => {
    event.preventDefault();
    focusText();
  });
  document.addEventListener(pageChangeEvent, () => {
    if (window.location.hash === '') {
      document.querySelector<HTMLElement>('[data-skip-link]')?.focus({ preventScroll: true });
    }
  });
}

/** Makes the text focusable only for this call, because clicking into the text must not move the focus there. */
function focusText(): void {
  const main = document.querySelector('main');
  if (main) {
    main.tabIndex = -1;
    main.focus();
    main.addEventListener('blur', () => main.removeAttribute('tabindex'), { once: true });
  }
}
