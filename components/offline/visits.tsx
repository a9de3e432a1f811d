'use client';

import { useState } from 'react';
import { trustedScriptUrl } from '@/lib/browser/trusted-html';
import { workerPath } from '@/lib/service-worker/copy-name';
import type { ReaderMessage, WorkerMessage } from '@/lib/service-worker/messages';
import { withBasePath } from '@/lib/site/base-path.mjs';
import styles from './visits.module.css';

let registering: Promise<ServiceWorkerRegistration> | undefined;

/**
 * Tells that the docs are of a newer build than the open page.
 *
 * @param onUpdate is called each time the worker says so
 * @param signal ends it
 */
export function followUpdates(onUpdate: () => void, signal: AbortSignal): void {
  const workers = serviceWorkers();
  const onMessage = ({ data }: MessageEvent<WorkerMessage>) => {
    if (data.type === 'build' && data.build !== document.documentElement.dataset.deploy) {
      onUpdate();
    }
  };
  const lookForUpdate = () => {
    if (document.visibilityState === 'visible') {
      registering?.then((registration) => registration.update()).catch(() => undefined);
    }
  };
  workers?.addEventListener('message', onMessage, { signal });
  document.addEventListener('visibilitychange', lookForUpdate, { signal });
}

/** Has the worker keep the page that is shown. Where there is no worker, nothing happens. */
export function keepVisit(): void {
  const workers = serviceWorkers();
  if (!workers) {
    return;
  }
  registering ??= workers.register(trustedScriptUrl(withBasePath(workerPath)), { scope: withBasePath('/') });
  registering
    .then(() => workers.ready)
    .then(({ active }) => {
      const message: ReaderMessage = { type: 'visited', address: window.location.href.replace(/#.*/, '') };
      active?.postMessage(message);
    })
    .catch(() => {
      registering = undefined;
    });
}

/** None in some private windows, and where a reader blocks them. */
function serviceWorkers(): ServiceWorkerContainer | null {
  // Asked in this way: the minifier takes the value itself for one that is always there.
  return 'serviceWorker' in navigator ? navigator.serviceWorker : null;
}

/** Says quietly that the docs were updated while the page was open. */
export function UpdateNotice() {
  const [isShown, setIsShown] = useState(true);
  if (!isShown) {
    return null;
  }
  return (
    <div className={styles.notice} role="status">
      The docs were updated.
      <button type="button" onClick={() => window.location.reload()}>
        Reload
      </button>
      <button type="button" onClick={() => setIsShown(false)}>
        Later
      </button>
    </div>
  );
}
