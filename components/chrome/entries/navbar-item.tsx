'use client';

import type { ReactNode } from 'react';
import { SiteLink } from '@/components/chrome/link/site-link';
import { StrokeIcon } from '@/components/prose/icons/stroke-icon';
import type { NavbarItem as Item, NavbarDropdown, NavbarIcon, NavbarSlot } from '@/lib/site/navbar';
import type { SiteEntry } from '@/lib/site/site-entries';
import { currentOf, isAmong } from './active-entry';
import styles from './navbar-dropdown.module.css';
import { NavbarItemError } from './navbar-item-boundary';
import { useCurrentPath } from './use-current-path';

/** The SVG paths of the icon links, drawn for this site: two people, a speech bubble, and a branch. */
const iconPaths: Readonly<Record<NavbarIcon['icon'], string>> = {
  people:
    'M10.5 6.5a3 3 0 1 1-6 0 3 3 0 0 1 6 0M2 16.5c.3-3.2 2.4-5 5.5-5s5.2 1.8 5.5 5M12.5 3.7a3 3 0 0 1 0 5.6M14.5 11.9c2 .6 3.2 2.2 3.5 4.6',
  chat: 'M3 4.5h14v9.5H9.5L6 17v-3H3zM7 9.2h.01M10 9.2h.01M13 9.2h.01',
  source:
    'M6 7.5v5M6 12.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4M6 3.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4M14 3.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4M14 7.5c0 3.5-4.5 2.5-7 5',
};

/** An item that the navbar renders itself. */
export type NavbarEntry = Exclude<Item, NavbarSlot>;

export type NavbarItemProps = { readonly entry: NavbarEntry; readonly isInDrawer?: boolean };

/**
 * Renders an entry of the navbar or of the drawer by its type. An entry that fails shows the reason in its place, also
 * while pages are built, where React has no error boundaries. So it's rendered by functions, not by components.
 */
export function NavbarItem({ entry, isInDrawer = false }: NavbarItemProps) {
  const path = useCurrentPath();
  let content: ReactNode;
  try {
    content = renderEntry(entry, path, isInDrawer);
  } catch (error) {
    content = <NavbarItemError item={entry} error={error} />;
  }
  return content;
}

function renderEntry(entry: NavbarEntry, path: string, isInDrawer: boolean): ReactNode {
  if (entry.type === 'dropdown') {
    return renderDropdown(entry, path, isInDrawer);
  }
  if (entry.type === 'icon') {
    return (
      <a href={entry.href} aria-label={entry.label} title={entry.label}>
        <StrokeIcon d={iconPaths[entry.icon]} />
      </a>
    );
  }
  return renderLink(entry, path);
}

/**
 * Renders a list of links that the browser opens. In the navbar, `components/chrome/menu/menu-control.ts` adds hover,
 * arrow keys, and closing; in the drawer, `drawer-control.ts` opens the group that contains the page.
 */
function renderDropdown({ label, items }: NavbarDropdown, path: string, isInDrawer: boolean) {
  const links = items.map((item) => <li key={item.label}>{renderLink(item, path)}</li>);
  return isInDrawer ? (
    <details>
      <summary>{label}</summary>
      <ul>{links}</ul>
    </details>
  ) : (
    <details data-menu="hover">
      <summary aria-current={isAmong(path, items) ? 'true' : undefined}>
        {label}
        <StrokeIcon d="m6 8.5 4 4 4-4" size={16} />
      </summary>
      <ul className={styles.list}>{links}</ul>
    </details>
  );
}

/** Renders a link that marks itself if it leads to the current page or its section. An arrow marks other sites. */
function renderLink({ label, to, href, covers }: SiteEntry, path: string) {
  return (
    <SiteLink href={to ?? href} aria-current={currentOf(path, { to, covers })}>
      {label}
      {href !== undefined && <StrokeIcon d="M7 5.5h7.5V13M14 6l-8.5 8.5" size={13} />}
    </SiteLink>
  );
}
