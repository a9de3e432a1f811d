'use client';

import { type ReactNode, useRef } from 'react';
import styles from './navbar.module.css';
import { useHideOnScroll } from './use-hide-on-scroll';

/** Renders the header of every page, which hides while the reader scrolls down. */
export function NavbarFrame({ children }: { readonly children: ReactNode }) {
  const bar = useRef<HTMLElement>(null);
  useHideOnScroll(bar);
  return (
    <header ref={bar} className={styles.bar} data-navbar-bar="">
      {children}
    </header>
  );
}
