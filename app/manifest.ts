import type { MetadataRoute } from 'next';
import { manifestIcons } from '@/lib/export/app-icons/app-icons';
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
    icons: [
      { src: withBasePath('/icon.svg'), sizes: 'any', type: 'image/svg+xml' },
      ...manifestIcons.map(({ purpose, size, file }) => ({
        src: withBasePath(file.replace(/^public/, '')),
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ],
  };
}
