import { StrokeIcon } from '@/components/prose/icons/stroke-icon';
import type {
  NavbarItem as Item,
  NavbarDropdown as NavbarDropdownItem,
  NavbarIcon,
  NavbarSlot,
} from '@/lib/site/navbar';
import { NavbarDropdown } from './navbar-dropdown';
import { NavbarItemBoundary } from './navbar-item-boundary';
import { NavbarLink } from './navbar-link';

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
