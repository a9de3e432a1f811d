import { site } from './config';

/** A link by its label: `to` a page of this site, or `href` to another site. */
export type SiteEntry = { readonly label: string } & (
  | { readonly to: string; readonly href?: never }
  | { readonly href: string; readonly to?: never }
);

/** The sections for those who run the product, as the navbar and the footer list them. */
export const selfHosting = [
  { label: 'Lite', to: '/lite/' },
  { label: 'Pro', to: '/pro/' },
  { label: 'Enterprise', to: '/enterprise/' },
  { label: 'Guides', to: '/guides/' },
  { label: 'Server Configuration', to: '/server' },
  { label: 'Troubleshooting', to: '/troubleshooting' },
] as const satisfies readonly SiteEntry[];

/** Where the product's people meet and write. */
export const community = [
  { label: 'Discord', href: site.links.chat },
  { label: 'Facebook group', href: site.links.socialGroup },
  { label: 'Blog', href: site.links.blog },
] as const satisfies readonly SiteEntry[];
