import { EntryLink, type NavbarEntry } from '@/components/chrome/entries/navbar-item';
import { NavbarLink } from '@/components/chrome/entries/navbar-link';
import type { NavbarDropdown } from '@/lib/site/navbar';
import styles from './drawer-menu.module.css';

/**
 * Renders the navbar's entries in a column, with dropdowns as collapsible groups. `drawer-control.ts` opens the group
 * that contains the page.
 */
export function DrawerMenu({ entries }: { readonly entries: readonly NavbarEntry[] }) {
  return (
    <nav aria-label="Main">
      <ul>
        {entries.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: labels may repeat by mistake, and the list never changes
          <li key={index} className={entry.type === 'icon' ? styles.icon : undefined}>
            {entry.type === 'dropdown' ? <Group {...entry} /> : <EntryLink entry={entry} />}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Group({ label, items }: NavbarDropdown) {
  return (
    <details>
      <summary>{label}</summary>
      <ul>
        {items.map((item) => (
          <li key={item.label}>
            <NavbarLink {...item} />
          </li>
        ))}
      </ul>
    </details>
  );
}
