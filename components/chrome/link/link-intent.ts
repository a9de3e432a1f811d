import { afterPaint, whenSettled } from '@/lib/browser/dom/at-idle';
import { isSaveData } from '@/lib/browser/dom/connection';
import { closestTo } from '@/lib/browser/dom/events';
import { whenParsed } from '@/lib/browser/dom/on-page';
import { prefetchApp, startApp } from '@/lib/next-internals/start-app';

/**
 * How long a pointer or the focus rests on a link before the app starts, in milliseconds. A reader who clicks or taps
 * sooner opens the page without it, and the app would compete with that page for the line and the processor.
 */
const restMs = 50;

/**
 * Starts Next and React when the reader rests on a link inside the site or on a picture, so the next page opens without
 * a reload. A reader who arrived through a link on the site is likely to follow another one. A link that's clicked
 * earlier is a normal page load. Where data is saved, nothing is fetched before that.
 */
export function installLinkIntent(): void {
  const prefetch = () => isSaveData() || prefetchApp();
  const start = () => {
    startApp().catch((error: unknown) => {
      console.warn("Client-side navigation didn't start; links will reload the page.", error);
    });
  };
  let timer: ReturnType<typeof setTimeout>;
  for (const type of ['pointerover', 'focusin', 'click'] as const) {
    document.addEventListener(type, (event) => {
      clearTimeout(timer);
      if (isIntent(event)) {
        timer = setTimeout(start, restMs);
      }
    });
  }
  if (document.referrer.startsWith(`${window.location.origin}/`)) {
    // The line is idle while the page is laid out, because the page before it had the same styles and scripts.
    whenParsed(prefetch);
    window.addEventListener('load', () => afterPaint(start));
  } else {
    whenSettled(prefetch);
  }
}

/** Returns whether the reader turns to a link or a picture. A touch is already the start of a tap. */
function isIntent(event: Event): boolean {
  if (event.type === 'click' || (event as PointerEvent).pointerType === 'touch') {
    return false;
  }
  const link = closestTo<HTMLAnchorElement>(event, 'a[href]');
  return link ? link.origin === window.location.origin : closestTo(event, '[data-zoom]') !== null;
}
