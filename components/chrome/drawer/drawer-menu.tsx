import { type NavbarEntry, NavbarItem } from '@/components/chrome/entries/navbar-item';
import styles from './drawer-menu.module.css';

/** Renders the navbar's entries in a column, with dropdowns as collapsible groups. */
export function DrawerMenu({ entries }: { readonly entries: readonly NavbarEntry[] }) {
  return (
    <nav aria-label="Main">
      <ul>
        {entries.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: labels may repeat by mistake, and the list never changes
          <li key={index} className={entry.type === 'icon' ? styles.icon : undefined}>
            <NavbarItem entry={entry} isInDrawer />
          </li>
        ))}
      </ul>
    </nav>
  );
}
