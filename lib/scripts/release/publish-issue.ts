import { gh } from './gh';

/** The issue's label and title, by which the next run finds it. */
const label = 'weekly-check';
const title = 'Weekly check of links and versions';

/**
 * Keeps one issue up to date: creates it, replaces its text, or closes it if nothing has to be done.
 *
 * @param report the issue's text; null if nothing has to be done
 * @returns what it did
 * @throws with the output of `gh` if it fails
 */
export function publishIssue(report: string | null): string {
  const [open] = JSON.parse(gh(['issue', 'list', '--label', label, '--state', 'open', '--json', 'number'])) as {
    number: number;
  }[];
  if (open && report === null) {
    gh(['issue', 'close', `${open.number}`, '--comment', 'The latest check found nothing to do.']);
    return `Closed issue ${open.number}.`;
  }
  if (open && report !== null) {
    gh(['issue', 'edit', `${open.number}`, '--body-file', '-'], report);
    return `Updated issue ${open.number}.`;
  }
  if (report === null) {
    return 'There is nothing to do.';
  }
  gh(['label', 'create', label, '--force', '--description', 'Opened by the weekly workflow']);
  return `Created ${gh(['issue', 'create', '--title', title, '--label', label, '--body-file', '-'], report).trim()}.`;
}
