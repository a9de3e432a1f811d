import { onPage } from '@/lib/browser/dom/on-page';

export function installBrokenPictures(): void {
  // Error events of images don't bubble.
  document.addEventListener('error', markOnError, true);
  onPage(() => markBroken(document));
}

/** Marks the frames of images that didn't load. They show their alternative text, and can't be enlarged. */
export function markBroken(page: ParentNode): void {
  for (const image of page.querySelectorAll<HTMLImageElement>('[data-zoom] img')) {
    if (image.complete && image.naturalWidth === 0) {
      // An SVG without intrinsic dimensions has no natural width either, but it can be decoded.
      image.decode().catch(() => markOne(image));
    }
  }
}

export function markOnError(event: Event): void {
  if (event.target instanceof HTMLImageElement) {
    markOne(event.target);
  }
}

function markOne(image: Element): void {
  image.closest('[data-zoom]')?.setAttribute('data-zoom', 'broken');
}
