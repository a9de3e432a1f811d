'use client';

import { usePathname } from 'next/navigation';
import { useLayoutEffect, useRef, useState } from 'react';
import { trustedHtml } from '@/lib/browser/trusted-html';
import { markCurrent, moveCurrent } from './current-link';
import styles from './sidebar.module.css';

/**
 * The links of a sidebar, as one string of HTML (see `static-html.tsx`). It stays while its reader goes from page to page of the section:
 * what changes then is the mark of the current page alone, where React would set the whole string anew.
 */
export function SidebarLinks({ label, html }: { readonly label: string; readonly html: string }) {
  const pathname = usePathname();
  // One value: React sets a marked string again whenever it is another object.
  const [trusted] = useState(() => trustedHtml(markCurrent(html, pathname)));
  const nav = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (nav.current) {
      moveCurrent(nav.current, pathname);
    }
  }, [pathname]);
  return (
    <nav
      ref={nav}
      className={styles.sidebar}
      aria-label={label}
      data-sidebar={label}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made by our own pipeline at build time
      dangerouslySetInnerHTML={{ __html: trusted }}
    />
  );
}
