import { iconPaths } from '@/components/chrome/navbar/icon-paths';
import { NavbarItemError } from '@/components/chrome/navbar/navbar-item-error';
import { NavbarLink } from '@/components/chrome/navbar/navbar-link';
import { StrokeIcon } from '@/components/prose/icons/stroke-icon';
import type { NavbarItem } from '@/lib/site/navbar';
import { navbarItemDiagnostic } from '@/lib/site/navbar-diagnostics';
import styles from './drawer-menu.module.css';

/**
 * Renders the navbar's entries in a column, with dropdowns as collapsible groups. `drawer-control.ts` opens the group
 * that contains the page.
 */
export function DrawerMenu({ items }: { readonly items: readonly NavbarItem[] }) {
  return (
    <nav aria-label="Main" className={styles.menu}>
      <ul>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: labels may repeat by mistake, and the list never changes
          <Entry key={index} item={item} />
        ))}
      </ul>
    </nav>
  );
}

function Entry({ item }: { readonly item: NavbarItem }) {
  const error = navbarItemDiagnostic(item);
  if (error !== null) {
    return (
      <li>
        <NavbarItemError item={item} error={error} />
      </li>
    );
  }
  switch (item.type) {
    case 'link': {
      const { type, position, ...link } = item;
      return (
        <li>
          <NavbarLink {...link} />
        </li>
      );
    }
    case 'dropdown':
      return (
        <li>
          <details>
            <summary>
              {item.label}
              <StrokeIcon d="m6 8.5 4 4 4-4" size={16} />
            </summary>
            <ul>
              {item.items.map((entry) => (
                <li key={entry.label}>
                  <NavbarLink {...entry} />
                </li>
              ))}
            </ul>
          </details>
        </li>
      );
    case 'icon':
      return (
        <li className={styles.icon}>
          <a href={item.href} aria-label={item.label} title={item.label}>
            <StrokeIcon d={iconPaths[item.icon]} />
          </a>
        </li>
      );
    case 'search':
    case 'values':
    case 'theme':
    case 'versions':
      return null;
  }
}
