'use client';

import { useId } from 'react';
import { StrokeIcon } from '@/components/icons/stroke-icon';
import type { NavbarDropdown as Item } from '@/lib/site/navbar';
import { isAmong } from './active-entry';
import styles from './navbar-dropdown.module.css';
import { NavbarLink } from './navbar-link';
import { useCurrentPath } from './use-current-path';
import { useDropdown } from './use-dropdown';

/** A button and the links that it opens: on hover, by keyboard and by touch; without scripts on hover and focus. */
export function NavbarDropdown({ label, items }: Pick<Item, 'label' | 'items'>) {
  const id = useId();
  const path = useCurrentPath();
  const { state, listeners } = useDropdown();
  return (
    <div className={styles.dropdown} data-state={state} {...listeners}>
      <button
        type="button"
        className={styles.button}
        aria-expanded={state === 'open'}
        aria-controls={id}
        aria-current={isAmong(path, items) ? 'true' : undefined}
      >
        {label}
        <StrokeIcon d="m6 8.5 4 4 4-4" size={16} />
      </button>
      <ul id={id} className={styles.list}>
        {items.map((item) => (
          <li key={item.label}>
            <NavbarLink {...item} />
          </li>
        ))}
      </ul>
    </div>
  );
}
