import './styles/layers.css';
import './styles/index.css';
import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import { AddressScript } from '@/components/address/address-script';
import { PageBehaviours } from '@/components/layout/page-behaviours';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { SkipLink } from '@/components/layout/skip-link';
import { site } from '@/lib/site/config';
import { env } from '@/lib/site/env';

const sans = localFont({ src: './fonts/geist.woff2', variable: '--font-geist', weight: '100 900' });
const mono = localFont({
  src: './fonts/geist-mono.woff2',
  variable: '--font-geist-mono',
  weight: '100 900',
  preload: false,
  adjustFontFallback: false,
  fallback: ['ui-monospace', 'SFMono-Regular', 'Menlo', 'Consolas', 'monospace'],
});

export const metadata: Metadata = {
  metadataBase: new URL(env.siteUrl + env.basePath),
  title: { default: site.name, template: `%s · ${site.product} docs` },
  description: site.description,
  applicationName: site.name,
};

export const viewport: Viewport = {
  colorScheme: 'dark light',
  themeColor: site.themeColor.dark,
};

export default function RootLayout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang={site.locale} data-theme="dark" className={`${sans.variable} ${mono.variable}`}>
      <body>
        <SkipLink />
        <SiteHeader />
        {children}
        <SiteFooter />
        <PageBehaviours />
        <AddressScript />
      </body>
    </html>
  );
}
