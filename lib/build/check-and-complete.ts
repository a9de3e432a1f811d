import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { versions } from '@/content/versions';
import { contentFaults } from '@/lib/checks/content-faults';
import { openapiFaults } from '@/lib/checks/openapi-faults';
import { type Fault, sentenceOf } from '@/lib/content/fault';
import { routesOf } from '@/lib/manifest/routes';
import { type NextBuild, renderedFolder } from './next-build';
import { say, warn } from './say';
import { workAhead } from './work-ahead';

/**
 * Checks the content while Next compiles it, and completes what Next exports. What an earlier build left in `out/` stays until the content
 * is found right.
 *
 * @param next has begun to compile the site in `root`; its caller stops it
 * @returns the exit status: 0 when the site is built
 */
export async function checkAndComplete(next: NextBuild, root: string): Promise<number> {
  const table = routesOf(versions);
  const routes = [...table.values()];
  say(`Checking ${routes.length} addresses.`);
  const faults = [...contentFaults(versions, root), ...openapiFaults(root)];
  if (faults.length > 0) {
    return stopFor(faults, 'make a page wrong');
  }
  rmSync(join(root, 'out'), { recursive: true, force: true });
  await next.compiled();
  // Next renders on one processor, so that work on what it has rendered costs no time.
  const [{ pageWorker }, { completeExport }] = await Promise.all([import('./page-work'), import('./complete-export')]);
  const { finisher, workOn } = pageWorker(root);
  const pages = workAhead(workOn);
  await pages.run(renderedFolder(root), routes, next.ended);
  const status = await next.status;
  if (status !== 0) {
    // It brings the whole MDX compiler along, which a build that succeeds does not load here.
    const { explainFailure } = await import('./explain-failure');
    warn(await explainFailure(versions, root));
    return status;
  }
  say('Completing the export and checking its links.');
  const { advice, stopped, warnings } = await completeExport(root, table, finisher, pages.of);
  if (advice !== null) {
    say(advice);
  }
  if (stopped.length > 0) {
    return stopFor(stopped, 'would be stopped by browsers, or make them ask others');
  }
  for (const warning of warnings) {
    warn(`Warning, ${warning.kind}: ${sentenceOf(warning)}`);
  }
  say(`Built ${routes.length} addresses to out/${warnings.length > 0 ? ` with ${warnings.length} warnings` : ''}.`);
  return 0;
}

function stopFor(faults: readonly Fault[], why: string): number {
  warn(faults.map(sentenceOf).join('\n'));
  warn(`The build stopped: ${faults.length} of these ${why}.`);
  return 1;
}
