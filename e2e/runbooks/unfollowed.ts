import { type Step, stepsOfPage } from '@/e2e/runbooks/page-steps';
import type { RunRecord } from '@/lib/content/pages/run-record';

/**
 * Returns the commands of a page that aren't among the steps of a run, such as those of another installation.
 *
 * @param followed the steps that the run decided about
 */
export async function unfollowedOf(page: string, followed: readonly Step[]): Promise<RunRecord['unfollowed']> {
  const known = new Set(followed.map(keyOf));
  return (await stepsOfPage(page))
    .filter((step) => step.kind === 'command' && !known.has(keyOf(step)))
    .map(({ heading, tab, text }) => ({ heading, tab, command: text }));
}

const keyOf = ({ heading, tab, text }: Step) => JSON.stringify([heading, tab, text]);
