import { frontmatterOf } from '@/lib/content/pages/page-frontmatter';
import { routes } from '@/lib/content/pages/routes';

export const dynamic = 'force-static';

/** Returns every page with its address and title, for the not-found page, which suggests similar ones. */
export function GET(): Response {
  const pages = routes.flatMap((route) =>
    route.kind === 'page' ? [{ path: route.path, title: frontmatterOf(route.version, route.doc.id).title }] : [],
  );
  return Response.json(pages);
}
