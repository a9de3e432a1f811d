'use client';

import { usePathname } from 'next/navigation';
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fetchAhead } from '@/components/search/engine/index-files';
import { nearOf } from '@/components/search/engine/near';
import type { SearchModalProps } from '@/components/search/modal/search-modal';
import type { Kept } from './kept-keys';
import { listenForSearch } from './listen';
import styles from './search-launcher.module.css';

type Stage =
  | { readonly kind: 'closed' | 'loading' | 'failed' }
  | ({ readonly kind: 'open'; readonly Modal: ComponentType<SearchModalProps> } & Pick<
      SearchModalProps,
      'text' | 'isSent' | 'near'
    >);

const closed: Stage = { kind: 'closed' };

const loadModal = () => import('@/components/search/modal/search-modal');

export type SearchLauncherProps = {
  /** The file of the site's index, fetched beside the code that would otherwise ask for it later; null where another engine answers. */
  readonly index: string | null;
};

/** Opens the search from its buttons and by keys; its code is fetched when the reader turns to it. Says so when that takes time, or fails. */
export function SearchLauncher({ index }: SearchLauncherProps) {
  const [stage, setStage] = useState<Stage>(closed);
  const retry = useRef(() => {});
  const isOpen = useRef(false);
  const path = usePathname();
  const [last, setLast] = useState(path);
  // A change of page, as by the browser's Back, closes the search.
  if (last !== path) {
    setLast(path);
    setStage(closed);
  }

  useEffect(() => {
    const load = () => {
      if (index !== null) {
        fetchAhead(index);
      }
      return loadModal();
    };
    // What fails here is asked for again, and told, when the search is to open.
    const prepare = () => void load().catch(() => undefined);
    // The hint of the shortcut shows from here on, when it works.
    document.documentElement.dataset.keys = /^(?:Mac|iP)/.test(navigator.platform) ? 'apple' : 'other';
    const open = async (kept: () => Kept) => {
      setStage((last) => (last.kind === 'open' ? last : { kind: 'loading' }));
      try {
        const { SearchModal: Modal } = await load();
        const sidebar = document.querySelector<HTMLElement>('[data-sidebar]')?.dataset.sidebar;
        const near = nearOf(window.location.pathname, sidebar);
        isOpen.current = true;
        flushSync(() => setStage((last) => (last.kind === 'open' ? last : { kind: 'open', Modal, near, ...kept() })));
      } catch (error) {
        console.error('The search could not be loaded.', error);
        retry.current = () => void open(kept);
        setStage({ kind: 'failed' });
      }
    };
    return listenForSearch(prepare, open);
  }, [index]);

  const close = useCallback((to?: string) => {
    // The original closes what a press on a hit has closed.
    if (!isOpen.current) {
      return;
    }
    isOpen.current = false;
    // At once, because the original scrolls the page back when it goes.
    flushSync(() => setStage(closed));
    if (to !== undefined) {
      (document.activeElement as HTMLElement | null)?.blur();
      go(to);
    } else if (document.activeElement === document.body) {
      document.querySelector<HTMLElement>('[data-search-button]')?.focus({ preventScroll: true });
    }
  }, []);

  switch (stage.kind) {
    case 'closed':
      return null;
    case 'loading':
      return (
        <p className={styles.state} role="status">
          Loading the search …
        </p>
      );
    case 'failed':
      return (
        <div className={styles.state} role="alert">
          Could not load the search.{' '}
          <button type="button" className={styles.retry} onClick={() => retry.current()}>
            Retry
          </button>
        </div>
      );
    case 'open': {
      const { kind, Modal, ...props } = stage;
      return <Modal {...props} onClosed={close} />;
    }
  }
}

/** Goes to an address as a click on a link to it does: inside the site without a reload. */
function go(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  document.body.append(link);
  link.click();
  link.remove();
}
