/** Marks the frames of images that did not load: they show their text alternative, and cannot be enlarged. */
export function markBroken(page: ParentNode): void {
  for (const image of page.querySelectorAll<HTMLImageElement>('[data-zoom] img')) {
    if (image.complete && image.naturalWidth === 0) {
      // A drawing without a size of its own has no natural width either; but it can be decoded.
      image.decode().catch(() => markOne(image));
    }
  }
}

/** Marks the frame of an image that has just failed to load. */
export function markOnError(event: Event): void {
  if (event.target instanceof HTMLImageElement) {
    markOne(event.target);
  }
}

function markOne(image: Element): void {
  image.closest('[data-zoom]')?.setAttribute('data-zoom', 'broken');
}
