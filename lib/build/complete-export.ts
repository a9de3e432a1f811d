import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { versions } from '@/content/versions';
import type { PageParts } from '@/lib/checks/page-parts';
import { siteWarnings, type Warning } from '@/lib/checks/site-warnings';
import type { Fault } from '@/lib/content/fault';
import { finishExport, type RenderedPage } from '@/lib/export/finish-export';
import type { PageFinisher } from '@/lib/export/finish-page';
import { policyFaults } from '@/lib/export/policy-faults';
import { publishOpenapi } from '@/lib/export/publish-openapi';
import { publishSecurityText } from '@/lib/export/publish-security-text';
import { publishWorker } from '@/lib/export/publish-worker';
import { publishReaderFiles } from '@/lib/export/reader-files';
import { valuePagesOf } from '@/lib/export/value-pages';
import { coverFolders } from '@/lib/hosts/cover-folders';
import { describeHost } from '@/lib/hosts/describe-host';
import { emitHostConfigs } from '@/lib/hosts/emit-host-configs';
import type { Route, RouteTable } from '@/lib/manifest/routes';
import { writeIndex } from '@/lib/search/index/write-index';
import type { SearchRecord } from '@/lib/search/records/search-record';
import { publishDigests } from '@/lib/service-worker/publish-digests';
import { basePath } from '@/lib/site/base-path.mjs';
import { filesOf } from '@/lib/site/paths.mjs';
import { publishTwins } from '@/lib/twins/publish-twins';
import type { Twin } from '@/lib/twins/twin';
import type { PageWork } from './page-work';

/** What an export turned out to be. */
export type Completed = {
  /** What browsers would stop, or ask others for. */
  readonly stopped: readonly Fault[];
  /** What deserves a warning. */
  readonly warnings: readonly Warning[];
  /** A word on the size of the search index; null where there is none to say. */
  readonly advice: string | null;
};

/**
 * Completes what Next exported to `out/`: finishes its pages, and publishes beside them what is made of them.
 *
 * @param root the project's folder
 * @param workOf does the work on a page, if it is not done
 * @throws when the export is not of the form that this knows
 */
export async function completeExport(
  root: string,
  table: RouteTable,
  finisher: PageFinisher,
  workOf: (route: Route, page: RenderedPage) => PageWork,
): Promise<Completed> {
  const out = join(root, 'out');
  const routes = [...table.values()];
  const parts = new Map<Route, PageParts>();
  const stopped: Fault[] = [];
  const records: SearchRecord[] = [];
  const twins: Twin[] = [];
  finishExport(out, routes, finisher, (route, page) => {
    const work = workOf(route, page);
    stopped.push(...work.faults);
    parts.set(route, work.parts);
    records.push(...work.records);
    if (route.kind === 'page' && work.twin !== null) {
      twins.push({ route, ...work.twin });
    }
    return work.file;
  });
  writeFileSync(join(out, 'value-pages.json'), JSON.stringify(valuePagesOf(parts)));
  const advice = writeIndex(root, records);
  publishTwins(out, versions[0], twins);
  publishOpenapi(root, out);
  publishReaderFiles(root, out);
  publishSecurityText(out);
  publishWorker(root, out, routes);
  await publishDigests(out);
  emitHostConfigs(describeHost(routes, basePath), { outFolder: out, hostsFolder: join(root, 'hosts') });
  coverFolders(out);
  const checked = routes.map(({ path }) => filesOf(path, 'html')[0]);
  stopped.push(...policyFaults(out, checked));
  return { stopped, warnings: siteWarnings({ root, versions, routes: table, parts }), advice };
}
