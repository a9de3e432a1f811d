import { site } from './config';
import { community, type SiteEntry, selfHosting } from './site-entries';

/** The side of the navbar that an item is on; right by default. */
type Placed = { readonly position?: 'left' | 'right' };

/** A link. It's active on its own page, on the pages below it, and on the paths in `covers`. */
type NavbarLink = Placed & SiteEntry & { readonly type: 'link' };

/** A link that shows an icon from `components/chrome/entries/navbar-item.tsx`. Its label is its accessible name. */
export type NavbarIcon = Placed & {
  readonly type: 'icon';
  readonly icon: 'people' | 'chat' | 'source';
  readonly label: string;
  readonly href: string;
};

export type NavbarDropdown = Placed & {
  readonly type: 'dropdown';
  readonly label: string;
  readonly items: readonly SiteEntry[];
};

/** A slot for a component that the layout passes in. */
export type NavbarSlot = Placed & { readonly type: 'search' | 'values' | 'theme' | 'versions' };

export type NavbarItem = NavbarLink | NavbarIcon | NavbarDropdown | NavbarSlot;

/** The navbar in reading order. */
export const navbar = [
  {
    type: 'link',
    label: 'Learn',
    to: '/',
    covers: ['/quick-start', '/editions', '/pages', '/webhooks/'],
  },
  { type: 'dropdown', label: 'Self-Hosting', items: selfHosting },
  { type: 'link', label: 'Services', to: '/services/' },
  { type: 'link', label: 'API Reference', to: '/api/', covers: ['/mcp'] },
  { type: 'link', label: new URL(site.links.marketing).hostname, href: site.links.marketing },
  { type: 'dropdown', label: 'Community', items: community },
  { type: 'icon', icon: 'people', label: 'Facebook group', href: site.links.socialGroup },
  { type: 'icon', icon: 'chat', label: 'Discord', href: site.links.chat },
  { type: 'icon', icon: 'source', label: 'Source code', href: site.links.source },
  { type: 'search' },
  { type: 'values' },
  { type: 'theme' },
  { type: 'versions' },
] as const satisfies readonly NavbarItem[];
