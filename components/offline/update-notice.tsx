'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import styles from './update-notice.module.css';

/**
 * Says that the docs were updated while the page is open. The worker can report that before React runs, so
 * `service-worker-control.ts` keeps it in an attribute of the root element.
 */
export function UpdateNotice() {
  const isOutdated = useSyncExternalStore(onOutdated, isPageOutdated, () => false);
  const [isDismissed, setDismissed] = useState(false);
  // At the end of the body, because others may have removed the elements around its place.
  return isOutdated && !isDismissed
    ? createPortal(<Notice onDismiss={() => setDismissed(true)} />, document.body)
    : null;
}

function Notice({ onDismiss }: { readonly onDismiss: () => void }) {
  const [hasText, setText] = useState(false);
  useEffect(() => {
    // Some screen readers don't announce a live region that's added together with its text.
    const timer = setTimeout(setText, 0, true);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.notice} role="status">
      {hasText && (
        <>
          <span>The docs were updated.</span>
          <button type="button" onClick={() => window.location.reload()}>
            Reload
          </button>
          <button type="button" onClick={onDismiss}>
            Later
          </button>
        </>
      )}
    </div>
  );
}

function onOutdated(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-outdated'] });
  return () => observer.disconnect();
}

function isPageOutdated(): boolean {
  return 'outdated' in document.documentElement.dataset;
}
