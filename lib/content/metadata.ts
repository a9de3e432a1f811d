import 'server-only';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Metadata } from 'next';
import { versions } from '@/content/versions';
import type { Route } from '@/lib/manifest/routes';
import { versionTagOf } from '@/lib/search/version-tag';
import { absoluteUrl } from '@/lib/site/absolute-url';
import { site } from '@/lib/site/config';
import { frontmatterOf } from './source';

/** The head of a route: title, description, canonical address and link previews; only pages may be indexed. */
export function metadataOf(route: Route): Metadata {
  switch (route.kind) {
    case 'page':
      return pageMetadata(route);
    case 'folder':
      return { title: 'Page not found', robots: { index: false }, alternates: { canonical: absoluteUrl(route.path) } };
    case 'search':
      return {
        title: 'Search the documentation',
        robots: { index: false },
        alternates: { canonical: absoluteUrl(route.path) },
        other: searchContextOf(versions[0].name),
      };
    case 'redirect':
      return {
        title: 'This page has moved',
        robots: { index: false },
        alternates: { canonical: absoluteUrl(route.to) },
      };
  }
}

function pageMetadata({ version, doc, path }: Extract<Route, { kind: 'page' }>): Metadata {
  const { title, description } = frontmatterOf(version, doc.id);
  const url = absoluteUrl(path);
  const image = {
    url: absoluteUrl(socialImageOf(doc.sidebar)),
    width: 1200,
    height: 630,
    alt: `${site.name}: ${title}`,
  };
  return {
    title: path === '/' ? { absolute: title } : title,
    description,
    alternates: { canonical: url },
    openGraph: { type: 'article', url, title, description, siteName: site.name, locale: site.locale, images: [image] },
    twitter: { card: 'summary_large_image', title, description, images: [image] },
    other: searchContextOf(version.name),
  };
}

/** What a search from this page stays in, in the names of DocSearch: the language, and the version of the documentation. */
function searchContextOf(version: string): Record<string, string> {
  return {
    'docsearch:language': site.locale,
    'docsearch:version': version,
    'docsearch:docusaurus_tag': versionTagOf(version),
  };
}

/** The path of the picture of a section; pages of a section that has none yet show that of the site. */
function socialImageOf(sidebar: string | null): string {
  const own = `/social/${sidebar}.png`;
  return sidebar !== null && existsSync(join(process.cwd(), 'public', own)) ? own : '/social/site.png';
}
