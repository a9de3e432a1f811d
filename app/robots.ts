import type { MetadataRoute } from 'next';
import { absoluteUrl } from '@/lib/site/absolute-url';

export const dynamic = 'force-static';

/** Every page may be read by every robot; the sitemap names them. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: absoluteUrl('/sitemap.xml') };
}
