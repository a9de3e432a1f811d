'use client';

import { StrokeIcon } from '@/components/prose/icons/stroke-icon';
import type { NavbarDropdown as Item } from '@/lib/site/navbar';
import { isAmong } from './active-entry';
import styles from './navbar-dropdown.module.css';
import { NavbarLink } from './navbar-link';
import { useCurrentPath } from './use-current-path';

/**
 * Renders a list of links behind a button. The browser opens it, and `components/chrome/menu/menu-control.ts` adds hover,
 * arrow keys, and closing.
 */
export function NavbarDropdown({ label, items }: Pick<Item, 'label' | 'items'>) {
  const path = useCurrentPath();
  return (
    <details data-menu="hover">
      <summary aria-current={isAmong(path, items) ? 'true' : undefined}>
        {label}
        <StrokeIcon d="m6 8.5 4 4 4-4" size={16} />
      </summary>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.label}>
            <NavbarLink {...item} />
          </li>
        ))}
      </ul>
    </details>
  );
}
