import { callsOf, eventsOf } from '@/lib/content/api/calls';
import type { Document } from '@/lib/content/api/types';
import { closest } from '@/lib/content/pages/closest';
import { type Diagnostic, diagnostic } from '@/lib/content/pages/diagnostic';
import type { RouteTable } from '@/lib/site/manifest/routes';

/** Finds operations that name no page, or a page that doesn't exist. Redocly checks the rest of the document. */
export function operationPageDiagnostics(document: Document, routes: RouteTable): Diagnostic[] {
  const paths = [...routes.values()].filter(({ kind }) => kind === 'page').map(({ path }) => path);
  const report = (problem: string, remedy: string) => [diagnostic(document.file, null, problem, remedy)];
  return [...callsOf(document), ...eventsOf(document)].flatMap(({ id, operation: { 'x-docs-page': page } }) => {
    if (page === undefined) {
      const remedy = 'add x-docs-page with the path of the page that describes it, such as /api/posts/list';
      return report(`has no page for ${id}`, remedy);
    }
    if (paths.includes(page)) {
      return [];
    }
    const near = closest(page, paths);
    return report(
      `names the page ${page} for ${id}, but there is no such page`,
      near === null ? 'write that page and add it to content/manifest.ts' : `write ${near} if that is meant`,
    );
  });
}
