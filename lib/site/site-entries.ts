import { site } from './config';

/**
 * A labeled link: `to` a page of this site, which is active on the pages in `covers`, too, or `href` to another site.
 */
export type SiteEntry = { readonly label: string } & (
  | { readonly to: string; readonly covers?: readonly string[]; readonly href?: never }
  | { readonly href: string; readonly to?: never; readonly covers?: never }
);

/** The sections for self-hosters, as the navbar and the footer list them. */
export const selfHosting = [
  { label: 'Lite', to: '/lite/' },
  { label: 'Pro', to: '/pro/' },
  { label: 'Enterprise', to: '/enterprise/' },
  { label: 'Guides', to: '/guides/', covers: ['/upgrade', '/changes', '/offline'] },
  { label: 'Server Configuration', to: '/server' },
  { label: 'Troubleshooting', to: '/troubleshooting', covers: ['/troubleshooting/', '/doctor'] },
] as const satisfies readonly SiteEntry[];

/** Links to the product's communities and its blog. */
export const community = [
  { label: 'Discord', href: site.links.chat },
  { label: 'Facebook group', href: site.links.socialGroup },
  { label: 'Blog', href: site.links.blog },
] as const satisfies readonly SiteEntry[];
