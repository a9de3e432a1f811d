import { site } from './config';
import { community, type SiteEntry, selfHosting } from './sections';

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

/**
 * The footer (specification, section 2): one row of links, or columns of them. The dark style has its own background.
 */
export type FooterConfig = {
  readonly style: 'light' | 'dark';
  readonly logo?: FooterLogo;
  readonly copyright?: string;
} & (
  | { readonly links: readonly SiteEntry[]; readonly columns?: never }
  | { readonly columns: readonly FooterColumn[]; readonly links?: never }
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
  copyright: site.trademark,
} as const satisfies FooterConfig;

/** Returns what's wrong with a footer, as a sentence for its author, or null if it's valid. */
export function footerDiagnostic({
  style,
  links,
  columns,
}: Readonly<Partial<Record<keyof FooterConfig, unknown>>>): string | null {
  if (style !== 'light' && style !== 'dark') {
    return `The footer has the style "${String(style)}": write "light" or "dark".`;
  }
  const row = listOf(links);
  const titled = listOf(columns);
  if ((row.length > 0 && titled.length > 0) || row.some(hasItems) || !titled.every(hasItems)) {
    return 'The footer mixes links and columns: write either one row of links, or columns that each have a title and items.';
  }
  return row.length + titled.length === 0
    ? 'The footer has no links: list them under "links" or under "columns".'
    : null;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function hasItems(entry: unknown): boolean {
  return typeof entry === 'object' && entry !== null && 'items' in entry;
}
