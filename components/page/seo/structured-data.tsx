import type { Page } from '@/lib/content/pages/page';
import { absoluteUrl } from '@/lib/site/absolute-url';
import { site } from '@/lib/site/config';

export function StructuredData({ page }: { readonly page: Page }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every "<" escaped can't end the element
      dangerouslySetInnerHTML={{ __html: escapeJson(structuredDataOf(page)) }}
    />
  );
}

export function escapeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

type Described = Pick<Page, 'title' | 'description' | 'path' | 'breadcrumbs' | 'verified'>;

/** Returns the JSON-LD graph of a page: a TechArticle, and a BreadcrumbList of the breadcrumbs that have a page. */
function structuredDataOf({ title, description, path, breadcrumbs, verified }: Described) {
  const linked = breadcrumbs.flatMap((crumb) => (crumb.path === null ? [] : [{ name: crumb.label, path: crumb.path }]));
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'TechArticle',
        headline: title,
        description,
        url: absoluteUrl(path),
        inLanguage: site.locale,
        dateModified: verified.date,
        about: { '@type': 'SoftwareApplication', name: site.product, url: site.links.marketing },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: linked.map(({ name, path: to }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          item: absoluteUrl(to),
        })),
      },
    ],
  };
}
