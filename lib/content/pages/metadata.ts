import 'server-only';
import type { Metadata } from 'next';
import { absoluteUrl } from '@/lib/site/absolute-url';
import { site } from '@/lib/site/config';
import { editionOfPage } from '@/lib/site/editions';
import { feeds } from '@/lib/site/feeds';
import type { PageRoute, Route } from '@/lib/site/manifest/routes';
import { markdownPathOf } from '@/lib/site/paths';
import { versionTagOf } from '@/lib/site/version-tag';
import { frontmatterOf } from './page-frontmatter';

/** Returns the metadata of a route: title, description, and canonical URL. Only pages can be indexed. */
export function metadataOf(route: Route): Metadata {
  switch (route.kind) {
    case 'page':
      return pageMetadata(route);
    case 'folder':
      return unlisted('Page not found', route.path);
    case 'search':
      return unlisted('Search the documentation', route.path);
    case 'redirect':
      return unlisted('This page has moved', route.to);
  }
}

function unlisted(title: string, path: string): Metadata {
  return { title, robots: { index: false }, alternates: { canonical: absoluteUrl(path) } };
}

function pageMetadata({ version, doc, path }: PageRoute): Metadata {
  const { title, description } = frontmatterOf(version, doc.id);
  const edition = editionOfPage(doc.id);
  const listed = feeds.filter((feed) => edition === null || feed.edition === null || feed.edition === edition);
  return {
    title: path === '/' ? { absolute: title } : title,
    description,
    alternates: {
      canonical: absoluteUrl(path),
      types: {
        'text/markdown': absoluteUrl(markdownPathOf(path)),
        'application/atom+xml': listed.map((feed) => ({ url: absoluteUrl(feed.path), title: feed.title })),
      },
    },
    // The search filters as DocSearch names them.
    other: {
      'docsearch:language': site.locale,
      'docsearch:version': version.name,
      'docsearch:docusaurus_tag': versionTagOf(version.name),
    },
  };
}
