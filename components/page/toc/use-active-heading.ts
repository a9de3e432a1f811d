import { useEffect, useState } from 'react';
import { afterPaint } from '@/lib/browser/dom/at-idle';
import type { TocEntry } from '@/lib/content/toc/build-toc';
import { activeHeading, type HeadingPosition } from './active-heading';

/** More than the height of any page, in pixels. */
const farPx = 1_000_000;

/**
 * Returns the ID of the heading that the reader is at, or null until that's known. Two observers say when a heading
 * crosses the middle of the window or the line where the text begins, so scrolling measures nothing.
 *
 * @param entries the headings, in page order; the same array as long as the page is the same
 */
export function useActiveHeading(entries: readonly TocEntry[]): string | null {
  const [active, setActive] = useState<string | null>(null);
  useEffect(() => {
    const ids = entries.flatMap(({ id, items }) => [id, ...items.map((item) => item.id)]);
    const controller = new AbortController();
    // Before a page's first paint, observing its headings would delay it.
    afterPaint(() => controller.signal.aborted || observe(ids, setActive, controller.signal));
    return () => controller.abort();
  }, [entries]);
  return active;
}

function observe(ids: readonly string[], onChange: (id: string | null) => void, signal: AbortSignal): void {
  const headings = ids.flatMap((id) => document.getElementById(id) ?? []);
  const positions = new Map<Element, HeadingPosition>(
    headings.map((heading) => [heading, { isReached: false, isAhead: false }]),
  );
  const watch = (name: keyof HeadingPosition, rootMargin: string) => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          positions.set(target, { isReached: false, isAhead: false, ...positions.get(target), [name]: isIntersecting });
        }
        onChange(headings[activeHeading([...positions.values()])]?.id ?? null);
      },
      { rootMargin },
    );
    for (const heading of headings) {
      observer.observe(heading);
    }
    signal.addEventListener('abort', () => observer.disconnect());
  };
  const startPx = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  watch('isReached', `${farPx}px 0px -50% 0px`);
  watch('isAhead', `${-startPx}px 0px ${farPx}px 0px`);
}
