import type { Question } from '@/lib/search/engine';
import { editionLabels } from '@/lib/site/editions.mjs';

/**
 * What the page one is on belongs to, so that its neighbours come first.
 *
 * @param path the address below the base path
 * @param section the label of the page's sidebar; undefined where it has none
 */
export function nearOf(path: string, section: string | undefined): Question['near'] {
  const edition = path.split('/').find((part) => Object.hasOwn(editionLabels, part));
  return { ...(edition !== undefined && { edition }), ...(section !== undefined && { section }) };
}
