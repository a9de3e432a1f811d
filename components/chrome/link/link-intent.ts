import { afterPaint, whenSettled } from '@/lib/browser/dom/at-idle';
import { isSaveData } from '@/lib/browser/dom/connection';
import { closestTo } from '@/lib/browser/dom/events';
import { prefetchApp, startApp } from '@/lib/next-internals/start-app';

const intents = ['pointerover', 'pointerdown', 'touchstart', 'focusin'] as const;

/**
 * Starts Next and React when the reader turns to a link inside the site or to a picture, so the next page opens without
 * a reload. A reader who arrived through a link on the site is likely to follow another one. A link that's clicked
 * earlier is a normal page load, as every link is where nothing may be prefetched.
 */
export function installLinkIntent(): void {
  const unlessSavingData = (act: () => void) => () => isSaveData() || act();
  const start = unlessSavingData(() => {
    startApp().catch((error: unknown) => console.warn('Pages load without the app.', error));
  });
  for (const type of intents) {
    document.addEventListener(type, (event) => isIntent(event) && start(), { passive: true });
  }
  if (document.referrer.startsWith(`${window.location.origin}/`)) {
    window.addEventListener('load', () => afterPaint(start));
  } else {
    whenSettled(unlessSavingData(prefetchApp));
  }
}

function isIntent(event: Event): boolean {
  const link = closestTo<HTMLAnchorElement>(event, 'a[href]');
  return link ? link.origin === window.location.origin : closestTo(event, '[data-zoom]') !== null;
}
