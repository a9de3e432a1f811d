import { type EditionName, editionLabels, editionOfPage } from '@/lib/site/editions';
import type { Doc } from './types';

/** A link to the page about a task for one edition. */
export type EditionLink = {
  readonly name: EditionName;
  readonly label: string;
  readonly path: string;
  readonly isCurrent: boolean;
};

/**
 * Returns the pages about the same task, such as `installation/docker`, for each edition that has one, smallest edition
 * first. Returns an empty array if the page doesn't belong to an edition, or if only one edition has the task.
 */
export function editionLinksOf(docs: readonly Doc[], id: string): readonly EditionLink[] {
  const own = editionOfPage(id);
  const task = own === null ? null : id.slice(own.length);
  const links = (Object.keys(editionLabels) as EditionName[]).flatMap((name) => {
    const page = task === null ? undefined : docs.find((doc) => doc.id === name + task);
    return page ? [{ name, label: editionLabels[name], path: page.path, isCurrent: page.id === id }] : [];
  });
  return links.length < 2 ? [] : links;
}
