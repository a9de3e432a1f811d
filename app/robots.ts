import type { MetadataRoute } from 'next';
import { absoluteUrl } from '@/lib/site/absolute-url';

export const dynamic = 'force-static';

/** Allows every crawler to read every page, and points to the sitemap. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: absoluteUrl('/sitemap.xml') };
}
