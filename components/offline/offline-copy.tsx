'use client';

import { LazyPart } from '@/components/loading/lazy-part';
import styles from './offline-copy.module.css';

const load = () => import('./copy-panel').then(({ CopyPanel }) => CopyPanel);

/** Saves the whole site in this browser, and removes it; the controls are fetched where a page has them, and come at once. */
export function OfflineCopy() {
  return (
    <div className={styles.place} data-start-at-once="">
      <LazyPart load={load} name="the controls of the offline copy">
        {(Panel) => <Panel />}
      </LazyPart>
    </div>
  );
}
