import { site } from './config';
import { community, type SiteEntry, selfHosting } from './site-entries';

type FooterColumn = { readonly title: string; readonly items: readonly SiteEntry[] };

/** An image with an optional link. `srcDark` replaces `src` in dark mode. */
type FooterLogo = {
  readonly alt: string;
  readonly src: string;
  readonly srcDark?: string;
  readonly href?: string;
  readonly width: number;
  readonly height: number;
};

/** The footer: one row of links, or columns of them. The dark style has its own background. */
export type FooterConfig = {
  readonly style: 'light' | 'dark';
  readonly logo?: FooterLogo;
  readonly copyright?: string;
} & (
  | { readonly links: readonly [SiteEntry, ...SiteEntry[]]; readonly columns?: never }
  | { readonly columns: readonly [FooterColumn, ...FooterColumn[]]; readonly links?: never }
);

export const footer = {
  style: 'light',
  logo: { alt: site.name, src: '/mark.svg', srcDark: '/mark-dark.svg', href: '/', width: 20, height: 20 },
  columns: [
    {
      title: 'Documentation',
      items: [
        { label: 'Learn', to: '/' },
        { label: 'Services', to: '/services/' },
        { label: 'API Reference', to: '/api/' },
        { label: 'Accessibility', to: '/accessibility' },
      ],
    },
    { title: 'Self-Hosting', items: selfHosting },
    {
      title: 'Product',
      items: [
        { label: `${site.product} website`, href: site.links.marketing },
        { label: 'Source code', href: site.links.source },
      ],
    },
    { title: 'Community', items: community },
  ],
  copyright: site.copyright,
} as const satisfies FooterConfig;
