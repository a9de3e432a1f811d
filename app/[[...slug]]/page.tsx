import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { DocPage } from '@/components/page/doc-page';
import { FolderPage } from '@/components/page/folder-page';
import { RedirectPage } from '@/components/page/redirect-page';
import { StructuredData } from '@/components/seo/structured-data';
import { folderPagesOf } from '@/lib/content/folder-pages';
import { metadataOf } from '@/lib/content/metadata';
import { getPage } from '@/lib/content/page';
import { routeAt, routes } from '@/lib/content/routes';
import { segmentsOf } from '@/lib/site/paths.mjs';

type Props = { readonly params: Promise<{ slug?: string[] }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return routes.filter(({ kind }) => kind !== 'search').map(({ path }) => ({ slug: segmentsOf(path) }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return metadataOf(await routeOf(params));
}

export default async function Page({ params }: Props) {
  const route = await routeOf(params);
  switch (route.kind) {
    case 'page': {
      const page = await getPage(route.version, route.doc);
      return (
        <>
          <StructuredData page={page} />
          <DocPage page={page} />
        </>
      );
    }
    case 'folder':
      return <FolderPage path={route.path} pages={folderPagesOf(route)} />;
    case 'redirect':
      return <RedirectPage to={route.to} />;
    case 'search':
      // `app/search` shows it.
      return notFound();
  }
}

async function routeOf(params: Props['params']) {
  const { slug = [] } = await params;
  return routeAt(slug.join('/')) ?? notFound();
}
