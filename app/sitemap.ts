import type { MetadataRoute } from 'next';
import { routes } from '@/lib/content/routes';
import { frontmatterOf } from '@/lib/content/source';
import { absoluteUrl } from '@/lib/site/absolute-url';

export const dynamic = 'force-static';

/** Every page in its canonical form; redirects and folders without a page are not among them. */
export default function sitemap(): MetadataRoute.Sitemap {
  return routes
    .filter((route) => route.kind === 'page')
    .map(({ version, doc, path }) => ({
      url: absoluteUrl(path),
      lastModified: frontmatterOf(version, doc.id).verified.date,
    }));
}
