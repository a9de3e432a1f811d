import '@/lib/scripts/build/load-settings';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { newestIssue } from '@/content/advisories/all.mjs';
import { versions } from '@/content/versions';
import { frontmatterOf } from '@/lib/content/pages/page-frontmatter';
import { log, warn } from '@/lib/programs/log';
import { env } from '@/lib/site/env';
import { type Route, routesOf } from '@/lib/site/manifest/routes';
import { securityText } from '@/lib/site/security-text';
import { changedSources } from './changed-sources';
import { checkLinks, externalLinksOf } from './external-links';
import { newestRelease, newReports, outdatedPages } from './lite-releases';
import { weeklyReport } from './weekly-report';

/** How long before it expires the date of the security contact must be renewed, in milliseconds. */
const notice = 30 * 24 * 60 * 60 * 1000;

/**
 * `npm run check:weekly`: checks the links to other sites on the built pages, the versions that pages were verified
 * against, the files that pages cite, whether Lite has new reports, and the date in security.txt. Prints only the
 * report to standard output.
 *
 * @returns the exit status: 1 if something has to be done
 */
async function weekly(root: string): Promise<number> {
  const out = join(root, 'out');
  if (!existsSync(join(out, 'index.html'))) {
    warn('There is no built site in out/. Run `npm run build` first.');
    return 1;
  }
  const routes = [...routesOf(versions).values()];
  const links = externalLinksOf(out, routes, [env.siteUrl, env.editUrl ?? env.siteUrl]);
  warn(`Checking ${links.size} links to other sites.`);
  const others: string[] = [];
  if (Date.parse(securityText.expires) - Date.now() < notice) {
    others.push(
      `security.txt expires on ${securityText.expires}. Set a date within a year in lib/site/security-text.ts.`,
    );
  }
  const api = process.env.GITHUB_API_URL ?? 'https://api.github.com';
  const failed = (error: Error) => {
    others.push(error.message);
    return null;
  };
  const newest = await newestRelease(api).catch(failed);
  const report = weeklyReport({
    reports: (await newReports(api, newestIssue).catch(failed)) ?? [],
    sources: (await changedSources(links).catch(failed)) ?? [],
    links: await checkLinks(links),
    checkedLinks: links.size,
    newest,
    outdated: newest === null ? [] : outdatedPages(routes.flatMap(verifiedPage), newest),
    others,
  });
  log(report ?? 'Every link works, and every page is verified against the newest release.');
  return report === null ? 0 : 1;
}

function verifiedPage(route: Route) {
  return route.kind === 'page'
    ? [{ path: route.path, version: frontmatterOf(route.version, route.doc.id).verified.version }]
    : [];
}

process.exitCode = await weekly(process.cwd());
