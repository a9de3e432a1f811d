import './styles/layers.css';
import './styles/index.css';
import type { Metadata } from 'next';
import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import { AddressScript } from '@/components/address/address-script';
import { AnnouncementBar } from '@/components/announcement/announcement-bar';
import { ConsentQuestion } from '@/components/consent/consent-question';
import { SiteFooter } from '@/components/footer/site-footer';
import { HeadScript } from '@/components/layout/head-script';
import { PageBehaviours } from '@/components/layout/page-behaviours';
import { SkipLink } from '@/components/layout/skip-link';
import { Navbar } from '@/components/navbar/navbar';
import { OfflineVisits } from '@/components/offline/offline-visits';
import { SearchButton } from '@/components/search/launch/search-button';
import { SearchLauncher } from '@/components/search/launch/search-launcher';
import { ThemeState } from '@/components/theme/theme-state';
import { ThemeToggle } from '@/components/theme/theme-toggle';
import { ValuesButton } from '@/components/values/values-button';
import { VersionsDropdown } from '@/components/versions/versions-dropdown';
import { versions } from '@/content/versions';
import { versionLinksOf } from '@/lib/manifest/counterparts';
import { indexName } from '@/lib/search/index/format';
import { announcement } from '@/lib/site/announcement';
import { withBasePath } from '@/lib/site/base-path.mjs';
import { buildIdOf } from '@/lib/site/build-id.mjs';
import { site } from '@/lib/site/config';
import { env } from '@/lib/site/env';

// Optional: a font that comes late is for the next page, because swapping it in would move the lines that are being read.
const sans = localFont({
  src: './fonts/geist.woff2',
  variable: '--font-geist',
  weight: '400 700',
  display: 'optional',
  adjustFontFallback: false,
  fallback: ['accents', 'sans-arial', 'system-ui', 'sans-serif'],
});
// Swapped in when the page has been painted: its fallbacks are as wide, so nothing moves (styles/fonts.css).
const mono = localFont({
  src: './fonts/geist-mono.woff2',
  variable: '--font-geist-mono',
  weight: '400 700',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  fallback: ['mono-windows', 'Menlo', 'ui-monospace', 'monospace'],
});

/** Tells the pages of one build from those of another. */
const deploy = buildIdOf(process.cwd());

export const metadata: Metadata = {
  metadataBase: new URL(env.siteUrl + env.basePath),
  title: { default: site.name, template: `%s · ${site.product} docs` },
  description: site.description,
};

export default function RootLayout({ children }: { readonly children: ReactNode }) {
  return (
    // The scripts in the head set attributes of this element before React sees it.
    <html
      lang={site.locale}
      data-theme="dark"
      data-deploy={deploy}
      className={`${sans.variable} ${mono.variable}`}
      suppressHydrationWarning
    >
      <head>
        <HeadScript announcement={announcement} />
        {/* Here, as Next's own would be replaced with each page: browsers would restyle everything, and fetch the icon anew. */}
        <meta name="color-scheme" content="dark" />
        <meta name="application-name" content={site.name} />
        <link rel="icon" href={withBasePath('/icon.svg')} sizes="any" type="image/svg+xml" />
        <link
          rel="search"
          type="application/opensearchdescription+xml"
          href={withBasePath('/opensearch.xml')}
          title={site.name}
        />
      </head>
      <body>
        <ThemeState>
          <SkipLink />
          <AnnouncementBar announcement={announcement} />
          <Navbar
            search={<SearchButton />}
            values={<ValuesButton />}
            theme={<ThemeToggle />}
            versions={<VersionsDropdown versions={versionLinksOf(versions)} />}
          />
          {children}
          <SiteFooter />
          {env.gtmId && <ConsentQuestion gtmId={env.gtmId} />}
          <PageBehaviours />
          <OfflineVisits />
          <SearchLauncher index={env.docsearch ? null : indexName} />
          <AddressScript />
        </ThemeState>
      </body>
    </html>
  );
}
