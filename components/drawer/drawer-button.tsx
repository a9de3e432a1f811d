'use client';

import { type ComponentType, type ReactNode, useState } from 'react';
import { StrokeIcon } from '@/components/icons/stroke-icon';
import type { DrawerProps } from './drawer';
import styles from './drawer-button.module.css';

/** Where the links of the footer stand, which serve as the menu when the drawer cannot. */
const siteLinks = '#site-links';

/**
 * On a phone, the button of the drawer, whose code is fetched when a finger, pointer or the keyboard comes near. Without scripts, or
 * when that code does not arrive, it leads to the links at the foot of the page.
 */
export function DrawerButton({ children }: { readonly children?: ReactNode }) {
  const [Drawer, setDrawer] = useState<ComponentType<DrawerProps> | null>(null);
  const [state, setState] = useState<'closed' | 'loading' | 'open'>('closed');

  const load = async () => {
    const { Drawer: Loaded } = await import('./drawer');
    setDrawer(() => Loaded);
  };
  const prepare = () => void load().catch(() => undefined);
  const open = () => {
    setState('loading');
    load().then(
      () => setState('open'),
      (error: unknown) => {
        setState('closed');
        console.error('The menu could not be loaded.', error);
        window.location.hash = siteLinks;
      },
    );
  };

  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={state === 'open'}
        aria-busy={state === 'loading'}
        data-without-scripts={siteLinks}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={open}
      >
        <StrokeIcon d="M3 5.5h14M3 10h14M3 14.5h14" size={30} />
      </button>
      <a href={siteLinks} className={styles.link} aria-label="Menu">
        <StrokeIcon d="M3 5.5h14M3 10h14M3 14.5h14" size={30} />
      </a>
      {state === 'open' && Drawer && <Drawer onClosed={() => setState('closed')}>{children}</Drawer>}
    </>
  );
}
