'use client';

import { usePathname } from 'next/navigation';
import { type MouseEvent, useEffect, useRef } from 'react';
import styles from './skip-link.module.css';

/**
 * The first stop of the keyboard: past the head, to the text. After a change of page the keyboard starts here again, as it does on a
 * page that is loaded.
 */
export function SkipLink() {
  const region = useRef<HTMLElement>(null);
  const pathname = usePathname();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current !== pathname && window.location.hash === '') {
      region.current?.focus({ preventScroll: true });
    }
    shown.current = pathname;
  }, [pathname]);
  return (
    <section ref={region} aria-label="Skip to main content" tabIndex={-1} className={styles.region}>
      {/* biome-ignore lint/a11y/useValidAnchor: a link that works without scripts; they only move the focus as well */}
      <a href="#main" className={styles.skip} onClick={focusText}>
        Skip to main content
      </a>
    </section>
  );
}

/** Moves the focus to the text, which takes it for this once only: a click into the text must not move it there. */
function focusText(event: MouseEvent): void {
  const main = document.querySelector('main');
  if (main) {
    event.preventDefault();
    main.tabIndex = -1;
    main.focus();
    main.addEventListener('blur', () => main.removeAttribute('tabindex'), { once: true });
  }
}
