import { afterPaint } from '@/lib/browser/dom/at-idle';
import { isSaveData } from '@/lib/browser/dom/connection';
import { onPage } from '@/lib/browser/dom/on-page';
import { workerPath } from '@/lib/browser/service-worker/cache-name';
import type { ReaderMessage, WorkerMessage } from '@/lib/browser/service-worker/messages';
import { withBasePath } from '@/lib/site/base-path.mjs';

/**
 * Saves visited pages for offline reading, and notes if the docs are updated while a page is open, which React then
 * says. Does nothing without service workers.
 */
export async function installServiceWorker(): Promise<void> {
  // Not `if (!navigator.serviceWorker)`, because minifiers assume that it always exists.
  if (!('serviceWorker' in navigator)) {
    return;
  }
  const workers = navigator.serviceWorker;
  workers.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
    if (data.type === 'build' && data.build !== document.documentElement.dataset.deploy) {
      document.documentElement.dataset.outdated = '';
    }
  });
  try {
    const registration = await workers.register(withBasePath(workerPath), { scope: withBasePath('/') });
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') {
        registration.update().catch(() => undefined);
      }
    });
    await workers.ready;
    const send = (message: ReaderMessage) => registration.active?.postMessage(message);
    onPage(() => afterPaint(() => send(visitMessage())));
    reportLoaded((addresses) => send({ type: 'loaded', addresses }));
  } catch (error) {
    console.warn("Visited pages aren't saved for offline reading.", error);
  }
}

/** Reports every file that the page has loaded and will load, because tools load their code on demand. */
function reportLoaded(report: (addresses: readonly string[]) => void): void {
  const observer = new PerformanceObserver((list) => report(list.getEntries().map(({ name }) => name)));
  observer.observe({ type: 'resource', buffered: true });
}

function visitMessage(): ReaderMessage {
  const address = window.location.href.replace(/#.*/, '');
  return { type: 'visited', address, isSaveData: isSaveData() };
}
