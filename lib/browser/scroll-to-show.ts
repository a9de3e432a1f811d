/** A scrolling box: how far it is scrolled, and how much of it is seen, in pixels. */
export type Box = { readonly scrollTop: number; readonly height: number };

/**
 * How far a box must be scrolled so that an entry is seen: as it is when the entry is in view, else with the entry in the middle.
 *
 * @param entry distance of the entry from the top of the box's content, and its height, in pixels
 */
export function scrollToShow(box: Box, entry: { readonly top: number; readonly height: number }): number {
  const isSeen = entry.top >= box.scrollTop && entry.top + entry.height <= box.scrollTop + box.height;
  return isSeen ? box.scrollTop : Math.max(0, entry.top - (box.height - entry.height) / 2);
}
