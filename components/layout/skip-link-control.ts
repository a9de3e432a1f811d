import { closestTo } from '@/lib/browser/closest';
import { pageChangeEvent } from '@/lib/browser/on-page';

/** Moves the focus to the text on request; after client-side navigation, the keyboard starts at the skip link, as on a loaded page. */
export function installSkipLink(): void {
  document.addEventListener('click', (event) => {
    if (closestTo(event, '[data-skip-link] a')) {
      event.preventDefault();
      focusText();
    }
  });
  document.addEventListener(pageChangeEvent, () => {
    if (window.location.hash === '') {
      document.querySelector<HTMLElement>('[data-skip-link]')?.focus({ preventScroll: true });
    }
  });
}

/** The text accepts the focus this once only: a click into it must not move the focus there. */
function focusText(): void {
  const main = document.querySelector('main');
  if (main) {
    main.tabIndex = -1;
    main.focus();
    main.addEventListener('blur', () => main.removeAttribute('tabindex'), { once: true });
  }
}
