import { afterFirstPaint } from '@/lib/browser/at-idle';

/**
 * Has a phone lay out and paint what is in view of a page first, and the rest when it has time (`app/styles/arriving.css`). Not of a page
 * that is entered in its middle, or comes back to where its reader was: its length must be known to find the place. Larger screens have the
 * time, and may show what waits: that the browser finds this out before it paints counts as a shift all the same.
 *
 * @param fonts resolves when the rest is shown in the fonts that it keeps: with others it would be laid out twice
 */
export function showTopFirst(fonts: Promise<void>): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // The sides of a phone come to less together, in CSS pixels.
  if (screen.width + screen.height > 1440 || location.hash || entry?.type !== 'navigate') {
    return;
  }
  const page = document.documentElement;
  page.dataset.arriving = '';
  void fonts.then(() => afterFirstPaint(() => delete page.dataset.arriving));
}
