import { StrokeIcon } from '@/components/prose/icons/stroke-icon';
import type { NavbarItem as Item, NavbarDropdown as NavbarDropdownItem, NavbarSlot } from '@/lib/site/navbar';
import { iconPaths } from './icon-paths';
import { NavbarDropdown } from './navbar-dropdown';
import { NavbarItemBoundary } from './navbar-item-boundary';
import { NavbarLink } from './navbar-link';

/** An item that the navbar renders itself. */
export type NavbarEntry = Exclude<Item, NavbarSlot>;

/** Renders an entry of the navbar by its type. An entry that fails shows the reason in its place. */
export function NavbarItem({ entry }: { readonly entry: NavbarEntry }) {
  return (
    <NavbarItemBoundary item={entry}>
      {entry.type === 'dropdown' ? (
        <NavbarDropdown label={entry.label} items={entry.items} />
      ) : (
        <EntryLink entry={entry} />
      )}
    </NavbarItemBoundary>
  );
}

/** Renders an entry that's a single link, with its label or its icon. */
export function EntryLink({ entry }: { readonly entry: Exclude<NavbarEntry, NavbarDropdownItem> }) {
  if (entry.type === 'icon') {
    return (
      <a href={entry.href} aria-label={entry.label} title={entry.label}>
        <StrokeIcon d={iconPaths[entry.icon]} />
      </a>
    );
  }
  const { type, position, ...link } = entry;
  return <NavbarLink {...link} />;
}
