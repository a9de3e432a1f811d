import 'server-only';
import type { Route } from '@/lib/site/manifest/routes';
import { frontmatterOf, labelOf } from './source';

/** Returns the pages in a folder that has no page of its own, as links with their descriptions. */
export function folderPagesOf({ version, docs }: Extract<Route, { kind: 'folder' }>) {
  return docs.map(({ id, path }) => ({
    label: labelOf(version, id),
    path,
    description: frontmatterOf(version, id).description,
  }));
}
