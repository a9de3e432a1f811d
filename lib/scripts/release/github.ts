import { spawnSync } from 'node:child_process';

/** The issue's label and title, by which the next run finds it. */
const label = 'weekly-check';
const title = 'Weekly check of links and versions';

/** Creates, edits, or closes the one issue, and returns what it did. Throws with the output of `gh` if it fails. */
export function publishIssue(report: string | null): string {
  const [open] = JSON.parse(gh(['issue', 'list', '--label', label, '--state', 'open', '--json', 'number'])) as {
    number: number;
  }[];
  if (report === null) {
    if (!open) {
      return 'There is nothing to do.';
    }
    gh(['issue', 'close', `${open.number}`, '--comment', 'The latest check found nothing to do.']);
    return `Closed issue ${open.number}.`;
  }
  if (open) {
    gh(['issue', 'edit', `${open.number}`, '--body-file', '-'], report);
    return `Updated issue ${open.number}.`;
  }
  gh(['label', 'create', label, '--force', '--description', 'Opened by the weekly workflow']);
  return `Created ${gh(['issue', 'create', '--title', title, '--label', label, '--body-file', '-'], report).trim()}.`;
}

/** Runs GitHub's command line, which reads its token from the environment. Throws with its error output if it fails. */
function gh(args: readonly string[], input = ''): string {
  const { status, stdout, stderr, error } = spawnSync('gh', args, { input, encoding: 'utf8' });
  if (status !== 0) {
    throw new Error(`gh ${args.slice(0, 2).join(' ')} failed: ${stderr || error?.message}`);
  }
  return stdout;
}
