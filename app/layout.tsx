import './styles/layers.css';
import './styles/index.css';
import type { Metadata } from 'next';
import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import { AnnouncementBar } from '@/components/chrome/announcement/announcement-bar';
import { TagManager } from '@/components/chrome/consent/tag-manager';
import { SiteFooter } from '@/components/chrome/footer/site-footer';
import { ClientNavigation } from '@/components/chrome/layout/client-navigation';
import { HeadScript } from '@/components/chrome/layout/head-script';
import { RestoreDocument } from '@/components/chrome/layout/restore-document';
import { SkipLink } from '@/components/chrome/layout/skip-link';
import { Navbar } from '@/components/chrome/navbar/navbar';
import { SiteThemeProvider } from '@/components/chrome/theme/theme-provider';
import { ThemeToggle } from '@/components/chrome/theme/theme-toggle';
import { VersionsMenu } from '@/components/chrome/versions/versions-menu';
import { AddressScript } from '@/components/page/address/address-script';
import { SearchButton } from '@/components/search/dialog/search-button';
import { SearchDialog } from '@/components/search/dialog/search-dialog';
import { HostedSearch } from '@/components/search/hosted/hosted-search';
import { LiveValues } from '@/components/values/live-values';
import { ValuesButton } from '@/components/values/values-button';
import { ValuesDialog } from '@/components/values/values-dialog';
import { versions } from '@/content/versions';
import { withBasePath } from '@/lib/site/base-path.mjs';
import { buildIdOf } from '@/lib/site/build-id.mjs';
import { site } from '@/lib/site/config';
import { earlyScriptPath } from '@/lib/site/early-script';
import { env } from '@/lib/site/env';
import { versionLinksOf } from '@/lib/site/manifest/version-links';

// Optional, because swapping in a late font would move lines that are being read. A late font waits for the next page.
const sans = localFont({
  src: './fonts/geist.woff2',
  variable: '--font-geist',
  weight: '400 700',
  display: 'optional',
  adjustFontFallback: false,
  fallback: ['accents', 'sans-arial', 'system-ui', 'sans-serif'],
});
// Swapped in when it arrives, because its fallbacks have the same metrics, so nothing moves (styles/fonts.css).
const mono = localFont({
  src: './fonts/geist-mono.woff2',
  variable: '--font-geist-mono',
  weight: '400 700',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  fallback: ['mono-windows', 'mono-system', 'ui-monospace', 'monospace'],
});

/** The id of the build that a page belongs to. */
const deploy = buildIdOf(process.cwd());

export const metadata: Metadata = {
  metadataBase: new URL(env.siteUrl + env.basePath),
  title: { default: site.name, template: `%s · ${site.product} docs` },
  description: site.description,
};

export default function RootLayout({ children }: { readonly children: ReactNode }) {
  return (
    // The scripts in the head set attributes of this element before React hydrates it.
    <html
      lang={site.locale}
      data-theme="dark"
      data-deploy={deploy}
      className={`${sans.variable} ${mono.variable}`}
      suppressHydrationWarning
    >
      <head>
        <HeadScript announcement={env.announcement} />
        {/* Asynchronous, so on a long page it doesn't wait for the end of the document. */}
        <script type="module" async src={withBasePath(earlyScriptPath)} />
        {/* Not in `metadata`, because Next would replace these on every navigation, and browsers would restyle the
            page and fetch the icon again. */}
        <meta name="color-scheme" content="dark" />
        <meta name="application-name" content={site.name} />
        <link rel="icon" href={withBasePath('/icon.svg')} sizes="any" type="image/svg+xml" />
        <link
          rel="search"
          type="application/opensearchdescription+xml"
          href={withBasePath('/opensearch.xml')}
          title={site.name}
        />
        {/* The site map for language models, as llmstxt.org links to it since version 2. */}
        <link rel="describedby" type="text/plain" href={withBasePath('/llms.txt')} />
      </head>
      <body>
        {/* First, so that others find the page as it was. */}
        <RestoreDocument />
        <SiteThemeProvider>
          <SkipLink />
          {/* Before the text, so a key opens them while a long page is still loading. */}
          {env.docsearch ? (
            <HostedSearch settings={env.docsearch} newestVersion={versions[0].name} />
          ) : (
            <SearchDialog />
          )}
          <ValuesDialog />
          <AnnouncementBar announcement={env.announcement} />
          <Navbar
            search={<SearchButton />}
            values={<ValuesButton />}
            theme={<ThemeToggle />}
            versions={<VersionsMenu versions={versionLinksOf(versions)} />}
          />
          {/* Its own element, so React never inserts a page next to one that an extension has removed. */}
          <div className="page-content">{children}</div>
          <SiteFooter />
          <ClientNavigation />
          <LiveValues />
          {env.gtmId && <TagManager gtmId={env.gtmId} />}
          <AddressScript />
        </SiteThemeProvider>
      </body>
    </html>
  );
}
