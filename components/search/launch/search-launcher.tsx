'use client';

import { usePathname } from 'next/navigation';
import { type ReactElement, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { fetchAhead } from '@/components/search/engine/index-ahead';
import { type Kept, listenForSearch } from './listen';
import styles from './search-launcher.module.css';

const loadModal = () => import('@/components/search/modal/search-modal');

export type SearchLauncherProps = {
  /** The file of the site's index, fetched beside the code that would otherwise ask for it later; null where another engine answers. */
  readonly index: string | null;
};

/** Opens the search from its buttons and by keys; its code is fetched when the reader turns to it. Says so when that takes time, or fails. */
export function SearchLauncher({ index }: SearchLauncherProps) {
  /** The modal, which alone has a key, or what is said in its place. */
  const [shown, setShown] = useState<ReactElement | null>(null);
  const path = usePathname();
  const [last, setLast] = useState(path);
  // A change of page, as by the browser's Back, closes the search.
  if (last !== path) {
    setLast(path);
    setShown(null);
  }

  useEffect(() => {
    const load = () => {
      if (index !== null) {
        // Who reads the file is told when it does not come.
        void fetchAhead(index);
      }
      return loadModal();
    };
    // What fails here is asked for again, and told, when the search is to open.
    const prepare = () => void load().catch(() => undefined);
    // The hint of the shortcut shows from here on, when it works.
    document.documentElement.dataset.keys = /^(?:Mac|iP)/.test(navigator.platform) ? 'apple' : 'other';
    const showUnlessOpen = (next: ReactElement) => setShown((now) => (now?.key ? now : next));
    const open = async (kept: Kept) => {
      showUnlessOpen(
        <p className={styles.state} role="status">
          Loading the search …
        </p>,
      );
      try {
        const { SearchModal } = await load();
        flushSync(() => showUnlessOpen(<SearchModal key="open" {...kept} onClosed={() => setShown(null)} />));
      } catch (error) {
        console.error('The search could not be loaded.', error);
        setShown(
          <div className={styles.state} role="alert">
            Could not load the search.{' '}
            <button type="button" className={styles.retry} onClick={() => void open(kept)}>
              Retry
            </button>
          </div>,
        );
      }
    };
    return listenForSearch(prepare, open);
  }, [index]);

  return shown;
}
