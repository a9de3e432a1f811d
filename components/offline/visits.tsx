'use client';

import { useState } from 'react';
import { trustedScriptUrl } from '@/lib/browser/trusted-html';
import { workerPath } from '@/lib/service-worker/copy-name';
import type { ReaderMessage, WorkerMessage } from '@/lib/service-worker/messages';
import { withBasePath } from '@/lib/site/base-path.mjs';
import styles from './visits.module.css';

let registering: Promise<ServiceWorkerRegistration> | undefined;

/**
 * Has the worker keep the page that is shown. Where there is no worker, as in some private windows and where a reader blocks it, nothing
 * happens.
 *
 * @param onUpdate is called when the docs are of a newer build than the open page
 * @returns what ends it
 */
export function keepVisit(onUpdate: () => void): () => void {
  // Asked in this way: the minifier takes the value itself for one that is always there.
  if (!('serviceWorker' in navigator)) {
    return () => undefined;
  }
  const workers = navigator.serviceWorker;
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
  workers.addEventListener('message', onMessage);
  document.addEventListener('visibilitychange', lookForUpdate);
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
  return () => {
    workers.removeEventListener('message', onMessage);
    document.removeEventListener('visibilitychange', lookForUpdate);
  };
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
