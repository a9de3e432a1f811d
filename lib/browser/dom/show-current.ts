/** Scrolls a list of links to show the link to the current page, unless it's already visible. */
export function showCurrent(list: HTMLElement): void {
  const entry = list.querySelector('[aria-current="page"]')?.getBoundingClientRect();
  if (entry) {
    const { scrollTop, clientHeight: height } = list;
    const top = entry.top - list.getBoundingClientRect().top + scrollTop;
    list.scrollTop = scrollToShow({ scrollTop, height }, { top, height: entry.height });
  }
}

/** Returns the scroll position that centers an entry, in pixels; the current one if the entry is already visible. */
export function scrollToShow(
  box: { readonly scrollTop: number; readonly height: number },
  entry: { readonly top: number; readonly height: number },
): number {
  const isSeen = entry.top >= box.scrollTop && entry.top + entry.height <= box.scrollTop + box.height;
  return isSeen ? box.scrollTop : Math.max(0, entry.top - (box.height - entry.height) / 2);
}
