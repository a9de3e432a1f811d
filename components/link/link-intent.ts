import { atIdle } from '@/lib/browser/at-idle';
import { closestTo } from '@/lib/browser/closest';
import { currentConnection, isSaveData } from '@/lib/browser/connection';
import { prefetchApp, startApp } from '@/lib/next-internals/start-app';

const intents = ['pointerover', 'pointerdown', 'touchstart', 'focusin'] as const;

/** How long after the load event the app's files are prefetched, in milliseconds: first come those that the page shows. */
const prefetchDelayMs = 2000;

/**
 * Starts Next and React when the reader turns to a link inside the site or to a picture, so that the next page comes without a reload. A
 * reader who arrived through a link of the site is likely to follow another one. A link that's clicked earlier is a normal page load.
 */
export function installLinkIntent(): void {
  const start = () => void startApp().catch((error: unknown) => console.warn('Pages load without the app.', error));
  for (const type of intents) {
    document.addEventListener(type, (event) => isIntent(event) && start(), { passive: true });
  }
  window.addEventListener('load', () => {
    if (document.referrer.startsWith(`${window.location.origin}/`)) {
      atIdle(start);
    } else if (!isSaveData(currentConnection())) {
      setTimeout(() => atIdle(prefetchApp), prefetchDelayMs);
    }
  });
}

function isIntent(event: Event): boolean {
  const link = closestTo<HTMLAnchorElement>(event, 'a[href]');
  return link ? link.origin === window.location.origin : closestTo(event, '[data-zoom]') !== null;
}
