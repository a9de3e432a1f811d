import type { ReactNode } from 'react';
import { StrokeIcon } from '@/components/prose/icons/stroke-icon';
import type { NavbarItem as Item } from '@/lib/site/navbar';
import { iconPaths } from './icon-paths';
import { NavbarDropdown } from './navbar-dropdown';
import { NavbarItemBoundary } from './navbar-item-boundary';
import { NavbarLink } from './navbar-link';

/** Renders one navbar item by its type. An item that fails shows the reason in its place. */
export function NavbarItem({ item, children }: { readonly item: Item; readonly children?: ReactNode }) {
  return <NavbarItemBoundary item={item}>{children ?? partOf(item)}</NavbarItemBoundary>;
}

function partOf(item: Item): ReactNode {
  switch (item.type) {
    case 'link': {
      const { type, position, ...link } = item;
      return <NavbarLink {...link} />;
    }
    case 'dropdown':
      return <NavbarDropdown label={item.label} items={item.items} />;
    case 'icon':
      return (
        <a href={item.href} aria-label={item.label} title={item.label}>
          <StrokeIcon d={iconPaths[item.icon]} />
        </a>
      );
    case 'search':
    case 'values':
    case 'theme':
    case 'versions':
      return null;
  }
}
