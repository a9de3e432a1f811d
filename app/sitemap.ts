import type { MetadataRoute } from 'next';
import { frontmatterOf } from '@/lib/content/pages/page-frontmatter';
import { routes } from '@/lib/content/pages/routes';
import { absoluteUrl } from '@/lib/site/absolute-url';

export const dynamic = 'force-static';

/** Returns every page with its canonical URL. Redirects and folders without a page aren't included. */
export default function sitemap(): MetadataRoute.Sitemap {
  return routes
    .filter((route) => route.kind === 'page')
    .map(({ version, doc, path }) => ({
      url: absoluteUrl(path),
      lastModified: frontmatterOf(version, doc.id).verified.date,
    }));
}
