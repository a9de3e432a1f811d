'use client';

import { type MouseEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { StrokeIcon } from '@/components/icons/stroke-icon';
import { Wordmark } from '@/components/layout/wordmark';
import styles from './drawer.module.css';
import { DrawerMenu } from './drawer-menu';
import { copySidebar } from './page-sidebar';
import side from './sheet.module.css';
import { keepFocus } from './trap-focus';
import { useModal } from './use-modal';

export type DrawerProps = { readonly onClosed: () => void; readonly children?: ReactNode };

/** The menu of a phone, open while it is mounted: the page's sidebar first, behind it the main menu with the children at its foot. */
export function Drawer({ onClosed, children }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [sidebar] = useState(() => copySidebar(document));
  const [view, setView] = useState<'page' | 'main'>(sidebar ? 'page' : 'main');
  const leave = useModal(dialog);
  const leaving = useRef(false);
  useEffect(() => {
    sidebar?.nav.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' });
  }, [sidebar]);
  const close = () => dialog.current?.close();

  const onClick = (event: MouseEvent<HTMLDialogElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.target === dialog.current) {
      close();
    } else if (link && !elsewhere && !leaving.current) {
      // The entry for Back goes first, or it would stay in the history between this page and the next.
      event.preventDefault();
      leaving.current = true;
      void leave().then(() => {
        link.click();
        close();
      });
    }
  };
  const fill = useCallback(
    (place: HTMLElement | null) => place?.replaceChildren(...(sidebar ? [sidebar.nav] : [])),
    [sidebar],
  );
  const show = (next: 'page' | 'main') => (event: MouseEvent<HTMLElement>) => {
    setView(next);
    const panes = event.currentTarget.closest('dialog')?.querySelectorAll<HTMLElement>('[data-pane] > button');
    requestAnimationFrame(() => panes?.[next === 'page' ? 0 : 1]?.focus());
  };

  return (
    <dialog
      ref={dialog}
      className={side.sheet}
      aria-label="Menu"
      data-view={view}
      onClose={() => !dialog.current?.open && onClosed()}
      onClick={onClick}
      onKeyDown={keepFocus}
    >
      <div className={styles.panel}>
        <div className={styles.head}>
          <div className={styles.name}>
            <Wordmark />
          </div>
          <button type="button" className={styles.close} aria-label="Close the menu" onClick={close}>
            <StrokeIcon d="m5 5 10 10M15 5 5 15" size={30} />
          </button>
        </div>
        {sidebar && (
          <div className={styles.pane} data-pane="page" inert={view !== 'page'}>
            <button type="button" className={styles.turn} onClick={show('main')}>
              <StrokeIcon d="M16 10H4m5-5-5 5 5 5" size={16} />
              Back to main menu
            </button>
            <div ref={fill} className={styles.sidebar} />
          </div>
        )}
        <div className={styles.pane} data-pane="main" inert={view !== 'main'}>
          {sidebar && (
            <button type="button" className={styles.turn} onClick={show('page')}>
              Pages in {sidebar.label}
              <StrokeIcon d="M4 10h12m-5-5 5 5-5 5" size={16} />
            </button>
          )}
          <DrawerMenu />
          {children}
        </div>
      </div>
    </dialog>
  );
}
