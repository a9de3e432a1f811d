/** Scrolls a list of links so that an entry is in its middle, unless the entry is already visible. */
export function showEntry(list: Element, entry: Element): void {
  const at = entry.getBoundingClientRect();
  const box = list.getBoundingClientRect();
  if (at.top < box.top || at.bottom > box.bottom) {
    list.scrollTop += at.top - box.top - (box.height - at.height) / 2;
  }
}
