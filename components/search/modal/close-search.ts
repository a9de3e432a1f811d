import { flushSync } from 'react-dom';

/**
 * Makes what closes the search: once, because the original closes also what a press on a hit has closed.
 *
 * @param unmount takes the modal away
 * @returns closes it, and goes to an address when the reader chose one; else a focus that is nowhere comes to the search's button
 */
export function closeSearch(unmount: () => void): (to?: string) => void {
  let isClosed = false;
  return (to) => {
    if (isClosed) {
      return;
    }
    isClosed = true;
    // At once, because the original scrolls the page back when it goes.
    flushSync(unmount);
    if (to !== undefined) {
      (document.activeElement as HTMLElement | null)?.blur();
      go(to);
    } else if (document.activeElement === document.body) {
      document.querySelector<HTMLElement>('[data-search-button]')?.focus({ preventScroll: true });
    }
  };
}

/** Goes to an address as a click on a link to it does: inside the site without a reload. */
function go(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  document.body.append(link);
  link.click();
  link.remove();
}
