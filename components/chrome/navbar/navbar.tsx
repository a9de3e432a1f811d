import type { ReactNode } from 'react';
import { Drawer } from '@/components/chrome/drawer/drawer';
import { DrawerButton } from '@/components/chrome/drawer/drawer-button';
import { type NavbarEntry, NavbarItem } from '@/components/chrome/entries/navbar-item';
import { NavbarItemBoundary, NavbarItemError } from '@/components/chrome/entries/navbar-item-boundary';
import { Wordmark } from '@/components/chrome/layout/wordmark';
import { SiteLink } from '@/components/chrome/link/site-link';
import { site } from '@/lib/site/config';
import { type NavbarItem as Item, type NavbarSlot, navbar } from '@/lib/site/navbar';
import styles from './navbar.module.css';
import { NavbarFrame } from './navbar-frame';

/**
 * The parts that the layout passes in, each for the item of its type. On a phone, the version menu is in the drawer.
 */
export type NavbarProps = Partial<Record<NavbarSlot['type'], ReactNode>> & { readonly items?: readonly Item[] };

/** Renders the header of every page: a link home, the entries of `lib/site/navbar.ts`, and on a phone the drawer. */
export function Navbar({ items = navbar, ...slots }: NavbarProps) {
  const entries = items.filter(isEntry);
  const tools = items.filter(isSlot).filter(({ type }) => slots[type]);
  const unknown = items.filter((item): boolean => !(isEntry(item) || isSlot(item)));
  return (
    <NavbarFrame>
      <SiteLink href="/" className={styles.home} aria-label={`${site.product} Docs, home`}>
        <Wordmark />
      </SiteLink>
      <Tools items={tools.filter(isLeft)} slots={slots} />
      <nav aria-label="Main" className={styles.nav}>
        <Entries entries={entries.filter(isLeft)} />
        <Entries entries={entries.filter((entry) => !isLeft(entry))} />
      </nav>
      {unknown.map((item) => (
        <NavbarItemError key={item.type} item={item} error={`No NavbarItem component found for type "${item.type}".`} />
      ))}
      <Tools items={tools.filter((item) => !isLeft(item))} slots={slots} />
      <DrawerButton />
      <Drawer entries={entries}>{slots.versions}</Drawer>
    </NavbarFrame>
  );
}

function Entries({ entries }: { readonly entries: readonly NavbarEntry[] }) {
  return entries.length === 0 ? null : (
    <ul className={styles.list} data-position={entries[0]?.position}>
      {entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: labels may repeat by mistake, and the list never changes
        <li key={index} data-type={entry.type}>
          <NavbarItem entry={entry} />
        </li>
      ))}
    </ul>
  );
}

function Tools({ items, slots }: { readonly items: readonly NavbarSlot[]; readonly slots: NavbarProps }) {
  return items.map((item) => (
    <div key={item.type} className={styles.tool} data-tool={item.type}>
      <NavbarItemBoundary item={item}>{slots[item.type]}</NavbarItemBoundary>
    </div>
  ));
}

function isEntry(item: Item): item is NavbarEntry {
  return item.type === 'link' || item.type === 'dropdown' || item.type === 'icon';
}

function isSlot(item: Item): item is NavbarSlot {
  return item.type === 'search' || item.type === 'values' || item.type === 'theme' || item.type === 'versions';
}

function isLeft(item: Item): boolean {
  return item.position === 'left';
}
