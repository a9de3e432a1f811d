import { routes } from '@/lib/content/routes';
import { labelOf } from '@/lib/content/source';

export const dynamic = 'force-static';

/** Every page with its address and name, for the not-found page, which proposes the nearest. */
export function GET(): Response {
  const pages = routes.flatMap((route) =>
    route.kind === 'page' ? [{ path: route.path, label: labelOf(route.version, route.doc.id) }] : [],
  );
  return Response.json(pages);
}
