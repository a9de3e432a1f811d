/** Scrolls a list of links so that an entry, or the current page's, is in its middle, unless it's already visible. */
export function showEntry(list: Element, entry = list.querySelector('[aria-current="page"]')): void {
  if (!entry) {
    return;
  }
  const at = entry.getBoundingClientRect();
  const box = list.getBoundingClientRect();
  if (at.top < box.top || at.bottom > box.bottom) {
    list.scrollTop += at.top - box.top - (box.height - at.height) / 2;
  }
}
