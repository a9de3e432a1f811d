import type { ReactNode } from 'react';
import type { NavbarEntry } from '@/components/chrome/entries/navbar-item';
import { Wordmark } from '@/components/chrome/layout/wordmark';
import { StrokeIcon } from '@/components/prose/icons/stroke-icon';
import styles from './drawer.module.css';
import { drawerId } from './drawer-button';
import { DrawerMenu } from './drawer-menu';
import menuStyles from './drawer-menu.module.css';
import side from './sheet.module.css';

export type DrawerProps = { readonly entries: readonly NavbarEntry[]; readonly children?: ReactNode };

/**
 * Renders the phone menu: a dialog with one pane for the page's sidebar, and one for the main menu with the children
 * and the button of the reader's values below it. `drawer-control.ts` opens it and fills the first pane, which React
 * leaves alone. Without scripts, the main menu shows.
 */
export function Drawer({ entries, children }: DrawerProps) {
  return (
    <dialog id={drawerId} className={side.sheet} aria-label="Menu" data-drawer="">
      <div className={styles.panel}>
        <div className={styles.head}>
          <div className={styles.name}>
            <Wordmark />
          </div>
          <button
            type="button"
            className={styles.close}
            aria-label="Close the menu"
            data-dialog-close=""
            {...{ command: 'close', commandfor: drawerId }}
          >
            <StrokeIcon d="m5 5 10 10M15 5 5 15" size={30} />
          </button>
        </div>
        <div className={styles.pane} data-pane="page" inert>
          <button type="button" className={styles.paneButton} data-show-pane="main">
            <StrokeIcon d="M16 10H4m5-5-5 5 5 5" size={16} />
            Back to main menu
          </button>
          <div
            className={styles.sidebar}
            data-drawer-sidebar=""
            // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, so that React leaves the copy alone
            dangerouslySetInnerHTML={{ __html: '' }}
          />
        </div>
        <div className={`${styles.pane} ${menuStyles.menu}`} data-pane="main">
          <button type="button" className={styles.paneButton} data-show-pane="page" hidden>
            Pages in this section
            <StrokeIcon d="M4 10h12m-5-5 5 5-5 5" size={16} />
          </button>
          <DrawerMenu entries={entries} />
          {children}
          <button type="button" className={menuStyles.values} data-values-open="domain" data-dialog-close="">
            Your values
          </button>
        </div>
      </div>
    </dialog>
  );
}
