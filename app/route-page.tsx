import { notFound } from 'next/navigation';
import { DocPage } from '@/components/page/page/doc-page';
import { FolderPage } from '@/components/page/page/folder-page';
import { RedirectPage } from '@/components/page/page/redirect-page';
import { folderPagesOf, getPage } from '@/lib/content/pages/page';
import type { Route } from '@/lib/site/manifest/routes';

/** Renders the content of a route, for the columns. */
export async function RoutePage({ route }: { readonly route: Route }) {
  switch (route.kind) {
    case 'page':
      return <DocPage page={await getPage(route.version, route.doc)} />;
    case 'folder':
      return <FolderPage path={route.path} pages={folderPagesOf(route)} />;
    case 'redirect':
      return <RedirectPage to={route.to} />;
    case 'search':
      // `app/search` renders it.
      return notFound();
  }
}
