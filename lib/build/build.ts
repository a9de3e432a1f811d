import './load-settings';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { versions } from '@/content/versions';
import { contentFaults } from '@/lib/checks/content-faults';
import { type Fault, sentenceOf } from '@/lib/content/fault';
import { type RouteTable, routesOf } from '@/lib/manifest/routes';
import { type NextBuild, renderedFolder, startNextBuild } from './next-build';
import { say, warn } from './say';
import { workAhead } from './work-ahead';

/** `npm run build`: checks the content, exports the site to `out/`, completes the export, and warns of broken links. */
async function build(root: string): Promise<number> {
  const routes = routesOf(versions);
  say(`Checking ${routes.size} addresses.`);
  const faults = contentFaults(versions, root);
  if (faults.length > 0) {
    return stopFor([...faults, ...(await faultsOfApi(root))], 'make a page wrong');
  }
  rmSync(join(root, 'out'), { recursive: true, force: true });
  forgetLastBuild(join(root, '.next'));
  say('Compiling and exporting the pages.');
  const next = startNextBuild(root);
  try {
    return await completeAfter(next, routes, root);
  } finally {
    next.stop();
  }
}

/** @returns the exit status: 0 when the site is built */
async function completeAfter(next: NextBuild, routes: RouteTable, root: string): Promise<number> {
  // Next begins on one processor, and renders on one when it has compiled on all: what is done beside these costs no time.
  const faults = await faultsOfApi(root);
  if (faults.length > 0) {
    return stopFor(faults, 'make a page wrong');
  }
  await next.compiled();
  const [{ pageWorker }, { completeExport }] = await Promise.all([import('./page-work'), import('./complete-export')]);
  const { finisher, workOn } = pageWorker(root);
  const pages = workAhead(workOn);
  await pages.run(renderedFolder(root), [...routes.values()], next.ended);
  const status = await next.status;
  if (status !== 0) {
    // It brings the whole MDX compiler along, which a build that succeeds does not load here.
    const { explainFailure } = await import('./explain-failure');
    warn(await explainFailure(versions, root));
    return status;
  }
  say('Completing the export and checking its links.');
  const { advice, stopped, warnings } = await completeExport(root, routes, finisher, pages.of);
  if (advice !== null) {
    say(advice);
  }
  if (stopped.length > 0) {
    return stopFor(stopped, 'would be stopped by browsers, or make them ask others');
  }
  for (const warning of warnings) {
    warn(`Warning, ${warning.kind}: ${sentenceOf(warning)}`);
  }
  say(`Built ${routes.size} addresses to out/${warnings.length > 0 ? ` with ${warnings.length} warnings` : ''}.`);
  return 0;
}

async function faultsOfApi(root: string): Promise<readonly Fault[]> {
  const { openapiFaults } = await import('@/lib/checks/openapi-faults');
  return openapiFaults(root);
}

function stopFor(faults: readonly Fault[], why: string): number {
  warn(faults.map(sentenceOf).join('\n'));
  warn(`The build stopped: ${faults.length} of these ${why}.`);
  return 1;
}

/**
 * Removes what the last build left: what Turbopack keeps of another state changes names in the scripts, so that a second build of one
 * commit would not be the same bytes. The folder of `next dev` stays.
 */
function forgetLastBuild(folder: string): void {
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    if (name !== 'dev') {
      rmSync(join(folder, name), { recursive: true, force: true });
    }
  }
}

process.exitCode = await build(process.cwd());
