import { SiteLink } from '@/components/link/site-link';
import type { ResolvedItem } from '@/lib/manifest/resolve';
import styles from './sidebar.module.css';

export type SidebarProps = {
  readonly label: string;
  readonly items: readonly ResolvedItem[];
  /** Canonical path of the page that is shown. */
  readonly current: string;
};

/** The pages of a section, in reading order. Its links carry no class of their own: a sidebar may hold a hundred. */
export function Sidebar({ label, items, current }: SidebarProps) {
  return (
    <nav className={styles.sidebar} aria-label={label}>
      <Items items={items} current={current} />
    </nav>
  );
}

function Items({ items, current }: Omit<SidebarProps, 'label'>) {
  return (
    <ul>
      {items.map((item) =>
        item.type === 'link' ? (
          <li key={item.path}>
            <SiteLink href={item.path} {...(item.path === current && { 'aria-current': 'page' })}>
              {item.label}
            </SiteLink>
          </li>
        ) : (
          <li key={item.label} className={styles.category}>
            <span>{item.label}</span>
            <Items items={item.items} current={current} />
          </li>
        ),
      )}
    </ul>
  );
}
