import { closestTo, hasModifier, onClick } from '@/lib/browser/dom/events';
import { openModal } from '@/lib/browser/dom/modal';
import { pageChangeEvent, whenParsed } from '@/lib/browser/dom/on-page';
import { type HistoryEntry, pushClosingEntry } from './closing-entry';

/** Above this width, the navbar shows its entries itself. */
const desktopQuery = '(width > 62.25em)';

const drawer = () => document.querySelector<HTMLDialogElement>('[data-drawer]');

let entry: HistoryEntry | null = null;

/**
 * Opens the phone drawer with the sidebar of the current section, or with the main menu on the home page. The Back
 * button, following a link, and widening the window close it.
 */
export function installDrawer(): void {
  onClick('[data-drawer-open]', (_, event) => {
    event.preventDefault();
    open();
  });
  onClick('[data-show-pane]', ({ dataset }) => {
    showPane(dataset.showPane ?? '');
    drawer()?.querySelector<HTMLElement>('[data-pane]:not([inert]) > button')?.focus();
  });
  document.addEventListener('click', followLink, true);
  document.addEventListener(pageChangeEvent, () => drawer()?.close());
  window.matchMedia(desktopQuery).addEventListener('change', () => drawer()?.close());
  whenParsed(() => drawer()?.open && open());
}

function open(): void {
  const dialog = drawer();
  if (!dialog) {
    return;
  }
  const sidebar = copySidebar();
  dialog.querySelector('[data-drawer-sidebar]')?.replaceChildren(...(sidebar ? [sidebar] : []));
  for (const button of dialog.querySelectorAll<HTMLElement>('[data-show-pane]')) {
    button.hidden = sidebar === null;
  }
  showPane(sidebar && !document.querySelector('main[data-headline]') ? 'page' : 'main');
  for (const details of dialog.querySelectorAll<HTMLDetailsElement>('details')) {
    details.open = details.querySelector('[aria-current]:not([data-version])') !== null;
  }
  openModal(dialog);
  sidebar?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'center' });
  if (!entry) {
    entry = pushClosingEntry(() => dialog.close());
    dialog.addEventListener('close', releaseEntry, { once: true });
  }
}

async function releaseEntry(): Promise<void> {
  const released = entry;
  entry = null;
  await released?.release();
}

function showPane(visible: string): void {
  for (const pane of document.querySelectorAll<HTMLElement>('[data-drawer] [data-pane]')) {
    pane.inert = pane.dataset.pane !== visible;
  }
}

/** Removes the history entry before a link is followed, because it would otherwise stay between the two pages. */
function followLink(event: MouseEvent): void {
  const link = entry && closestTo<HTMLAnchorElement>(event, '[data-drawer] a[href]');
  if (link && event.button === 0 && !hasModifier(event)) {
    event.preventDefault();
    event.stopPropagation();
    void releaseEntry().then(() => {
      link.click();
      drawer()?.close();
    });
  }
}

/** Copies the page's sidebar (see `components/chrome/sidebar`). Returns null if the page has none. */
function copySidebar(): Element | null {
  const copy = document.querySelector('[data-sidebar]')?.cloneNode(true) as Element | undefined;
  copy?.removeAttribute('data-sidebar');
  return copy ?? null;
}
