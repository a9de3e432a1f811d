import './load-settings';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { versions } from '@/content/versions';
import { contentFaults } from '@/lib/checks/content-faults';
import { openapiFaults } from '@/lib/checks/openapi-faults';
import { type PageParts, partsOf } from '@/lib/checks/page-parts';
import { siteWarnings } from '@/lib/checks/site-warnings';
import { sentenceOf } from '@/lib/content/fault';
import { finishExport } from '@/lib/export/finish-export';
import { policyFaults } from '@/lib/export/policy-faults';
import { publishOpenapi } from '@/lib/export/publish-openapi';
import { publishSecurityText } from '@/lib/export/publish-security-text';
import { publishWorker } from '@/lib/export/publish-worker';
import { publishReaderFiles } from '@/lib/export/reader-files';
import { valuePagesOf } from '@/lib/export/value-pages';
import { coverFolders } from '@/lib/hosts/cover-folders';
import { describeHost } from '@/lib/hosts/describe-host';
import { emitHostConfigs } from '@/lib/hosts/emit-host-configs';
import { type Route, routesOf } from '@/lib/manifest/routes';
import { writeIndex } from '@/lib/search/index/write-index';
import { recordsOfPage } from '@/lib/search/records/records-of-page';
import type { SearchRecord } from '@/lib/search/records/search-record';
import { publishDigests } from '@/lib/service-worker/publish-digests';
import { basePath } from '@/lib/site/base-path.mjs';
import { publishTwins } from '@/lib/twins/publish-twins';
import { type Twin, twinOfPage } from '@/lib/twins/twin';
import { runNextBuild } from './next-build';
import { say, warn } from './say';

/** `npm run build`: checks the content, exports the site to `out/`, completes the export, and warns of broken links. */
async function build(root: string): Promise<number> {
  const routes = routesOf(versions);
  const out = join(root, 'out');
  say(`Checking ${routes.size} addresses.`);
  const faults = [...contentFaults(versions, root), ...openapiFaults(root)];
  if (faults.length > 0) {
    warn(faults.map(sentenceOf).join('\n'));
    warn(`The build stopped: ${faults.length} of these make a page wrong.`);
    return 1;
  }
  rmSync(out, { recursive: true, force: true });
  forgetLastBuild(join(root, '.next'));
  say('Compiling and exporting the pages.');
  const status = await runNextBuild(root);
  if (status !== 0) {
    // It brings the whole MDX compiler along, which a build that succeeds does not load here.
    const { explainFailure } = await import('./explain-failure');
    warn(await explainFailure(versions, root));
    return status;
  }
  say('Completing the export and checking its links.');
  const parts = new Map<Route, PageParts>();
  const records: SearchRecord[] = [];
  const twins: Twin[] = [];
  finishExport(out, [...routes.values()], (route, html) => {
    // What comes behind the foot is data for scripts, more than half of the page.
    const text = html.slice(0, html.lastIndexOf('</footer>'));
    parts.set(route, partsOf(text, route.path === '/' ? 'body' : 'main'));
    if (route.kind === 'page') {
      records.push(...recordsOfPage(route.version, route.doc, text));
      twins.push(twinOfPage(route, text));
    }
  });
  writeFileSync(join(out, 'value-pages.json'), JSON.stringify(valuePagesOf(parts)));
  const advice = writeIndex(root, records);
  if (advice !== null) {
    say(advice);
  }
  publishTwins(out, versions[0], twins);
  publishOpenapi(root, out);
  publishReaderFiles(root, out);
  publishSecurityText(out);
  publishWorker(root, out, [...routes.values()]);
  await publishDigests(out);
  emitHostConfigs(describeHost([...routes.values()], basePath), { outFolder: out, hostsFolder: join(root, 'hosts') });
  coverFolders(out);
  const stopped = policyFaults(out);
  if (stopped.length > 0) {
    warn(stopped.map(sentenceOf).join('\n'));
    warn(`The build stopped: browsers would stop ${stopped.length} of these, or ask others for them.`);
    return 1;
  }
  const warnings = siteWarnings({ root, versions, routes, parts });
  for (const warning of warnings) {
    warn(`Warning, ${warning.kind}: ${sentenceOf(warning)}`);
  }
  say(`Built ${routes.size} addresses to out/${warnings.length > 0 ? ` with ${warnings.length} warnings` : ''}.`);
  return 0;
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
