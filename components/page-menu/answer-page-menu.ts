import { copyText } from '@/components/code/copy-text';
import { moveOf } from '@/components/navbar/dropdown-keys';

const shownFor = 2000;

/** The menu that an event happened in. */
function menuOf({ target }: Event): HTMLDetailsElement | null {
  return target instanceof Element ? target.closest<HTMLDetailsElement>('[data-page-menu]') : null;
}

/** Carries out what is clicked in the menu of a page; a click, or the focus, anywhere else closes it. */
export function answerPageMenu(event: Event): void {
  const menu = menuOf(event);
  for (const open of document.querySelectorAll<HTMLDetailsElement>('[data-page-menu][open]')) {
    open.open = open === menu;
  }
  const button = menu && event.type === 'click' ? (event.target as Element).closest('button') : null;
  if (button?.dataset.copyPage !== undefined) {
    void copyPage(button, button.dataset.copyPage);
  } else if (menu && button && 'print' in button.dataset) {
    menu.open = false;
    window.print();
  }
}

/** Moves among the entries with the arrow keys, as in the dropdowns of the navbar; Escape closes. */
export function movePageMenu(event: KeyboardEvent): void {
  const menu = menuOf(event) ?? document.querySelector<HTMLDetailsElement>('[data-page-menu][open]');
  const stops = [...(menu?.querySelectorAll<HTMLElement>('summary, button, a') ?? [])];
  const at = stops.indexOf(event.target as HTMLElement);
  const plain = !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
  const move = plain && (at >= 0 || event.key === 'Escape') ? moveOf(event.key, at, stops.length) : null;
  if (menu && move && (move.open || menu.open)) {
    event.preventDefault();
    menu.open = move.open;
    stops[move.focus]?.focus();
  }
}

/** Copies the file of a page as Markdown, and says on the button how that went. */
async function copyPage(button: HTMLElement, address: string): Promise<void> {
  const label = button.textContent;
  button.textContent = (await copyText(fetchText(address))) ? 'Copied' : 'Could not copy; view it instead';
  setTimeout(() => {
    button.textContent = label;
  }, shownFor);
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address} answered with ${response.status}.`);
  }
  return response.text();
}
