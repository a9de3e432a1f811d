import { onPage } from '@/lib/browser/dom/on-page';
import { percentDecode } from '@/lib/browser/dom/percent-decode';

/** Follows a link to an ID that has moved, as listed in `data-moved-ids` on pages that have such IDs. */
export function installMovedIds(): void {
  window.addEventListener('hashchange', followMovedId);
  onPage(followMovedId);
}

function followMovedId(): void {
  const id = percentDecode(window.location.hash.slice(1));
  const list = document.querySelector<HTMLElement>('[data-moved-ids]')?.dataset.movedIds;
  const own = document.getElementById(id);
  // An index keeps the IDs of what has moved, so that links work without scripts.
  if (!list || (own && own.dataset.moved === undefined)) {
    return;
  }
  const moved = new Map<string, string>(Object.entries(JSON.parse(list)));
  const address = moved.get(id);
  if (address !== undefined) {
    window.location.replace(address);
  }
}
