import type { MetadataRoute } from 'next';
import { withBasePath } from '@/lib/site/base-path.mjs';
import { site } from '@/lib/site/config';

export const dynamic = 'force-static';

/** Returns the web app manifest, which lets readers install the site. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: site.name,
    short_name: `${site.product} docs`,
    description: site.description,
    start_url: withBasePath('/'),
    display: 'standalone',
    background_color: site.themeColor.dark,
    theme_color: site.themeColor.dark,
    // Chromium requires the first two pictures to install a site, and Android crops the third to its own shape.
    icons: [
      { src: withBasePath('/icon.svg'), sizes: 'any', type: 'image/svg+xml' },
      { src: withBasePath('/icons/192.png'), sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: withBasePath('/icons/512.png'), sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: withBasePath('/icons/maskable-512.png'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
