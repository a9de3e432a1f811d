import '@/lib/scripts/build/load-settings';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { newestIssue } from '@/content/advisories/all.mjs';
import { versions } from '@/content/versions';
import { frontmatterOf } from '@/lib/content/pages/source';
import { log, warn } from '@/lib/programs/log';
import { env } from '@/lib/site/env';
import { type Route, routesOf } from '@/lib/site/manifest/routes';
import { checkLinks } from './check-links';
import { externalLinksOf } from './external-links';
import { publishIssue } from './github';
import { newReports } from './new-reports';
import { newestRelease, outdatedPages } from './outdated-pages';
import { weeklyReport } from './weekly-report';

/**
 * `npm run check:weekly`: checks the links to other sites on the built pages, the versions that pages were verified
 * against, and whether Lite has new reports. `--issue` also keeps an issue at GitHub up to date.
 *
 * @returns the exit status: 1 if something has to be done and there's no issue for it
 */
async function weekly(root: string): Promise<number> {
  const out = join(root, 'out');
  if (!existsSync(join(out, 'index.html'))) {
    warn('There is no built site in out/. Run `npm run build` first.');
    return 1;
  }
  const routes = [...routesOf(versions).values()];
  const links = externalLinksOf(out, routes, [env.siteUrl, env.editUrl ?? env.siteUrl]);
  log(`Checking ${links.size} links to other sites.`);
  const failures: string[] = [];
  const api = process.env.GITHUB_API_URL ?? 'https://api.github.com';
  const failed = (error: Error) => {
    failures.push(error.message);
    return null;
  };
  const newest = await newestRelease(api).catch(failed);
  const reports = (await newReports(api, newestIssue).catch(failed)) ?? [];
  const report = weeklyReport({
    links: await checkLinks(links),
    checkedLinks: links.size,
    newest,
    outdated: newest === null ? [] : outdatedPages(routes.flatMap(verifiedPage), newest),
    reports,
    failures,
  });
  log(report ?? 'Every link works, and every page is verified against the newest release.');
  if (process.argv.includes('--issue')) {
    log(publishIssue(report));
    return 0;
  }
  return report === null ? 0 : 1;
}

function verifiedPage(route: Route) {
  return route.kind === 'page'
    ? [{ path: route.path, version: frontmatterOf(route.version, route.doc.id).verified.version }]
    : [];
}

process.exitCode = await weekly(process.cwd()).catch((error: Error) => {
  warn(error.message);
  return 1;
});
