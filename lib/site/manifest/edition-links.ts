import { editionLabels } from '@/lib/site/editions.mjs';
import type { Doc } from './types';

/** A link to the page about a task for one edition. */
export type EditionLink = { readonly label: string; readonly path: string; readonly isCurrent: boolean };

/**
 * The pages of each task by edition. A task is the part of an ID after the edition: `installation/docker` for
 * `pro/installation/docker`.
 */
type Tasks = ReadonlyMap<string, ReadonlyMap<string, Doc>>;

/**
 * Returns the pages about the same task for each edition that has one, smallest edition first. Returns an empty array
 * if the page doesn't belong to an edition, or if only one edition has the task.
 *
 * @param docs the pages of one version
 */
export function editionLinksOf(docs: readonly Doc[], id: string): EditionLink[] {
  const place = placeOf(id);
  const pages = place && tasksOf(docs).get(place.task);
  if (!pages || pages.size < 2) {
    return [];
  }
  return Object.entries(editionLabels).flatMap(([edition, label]) => {
    const page = pages.get(edition);
    return page ? [{ label, path: page.path, isCurrent: page.id === id }] : [];
  });
}

function tasksOf(docs: readonly Doc[]): Tasks {
  const tasks = new Map<string, Map<string, Doc>>();
  for (const doc of docs) {
    const place = placeOf(doc.id);
    if (place) {
      const pages = tasks.get(place.task) ?? new Map<string, Doc>();
      tasks.set(place.task, pages.set(place.edition, doc));
    }
  }
  return tasks;
}

function placeOf(id: string): { readonly edition: string; readonly task: string } | null {
  const [edition = '', ...rest] = id.split('/');
  return Object.hasOwn(editionLabels, edition) ? { edition, task: rest.join('/') } : null;
}
