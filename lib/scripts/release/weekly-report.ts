import type { ChangedSource } from './changed-sources';
import type { LinkProblem } from './external-links';
import type { OutdatedPage, Report } from './lite-releases';

export type WeeklyFindings = {
  readonly links: readonly LinkProblem[];
  readonly checkedLinks: number;
  /** The newest release of Lite; null if it couldn't be read. */
  readonly newest: string | null;
  readonly outdated: readonly OutdatedPage[];
  /** Files that pages cite, and that have changed since. */
  readonly sources: readonly ChangedSource[];
  /** Issues and security advisories of Lite that nobody considered yet. */
  readonly reports: readonly Report[];
  /** Checks that couldn't run, and what else has to be done, as sentences. */
  readonly others: readonly string[];
};

/** Returns the findings as an issue in Markdown; null if nothing has to be done. */
export function weeklyReport(findings: WeeklyFindings): string | null {
  const { links, checkedLinks, newest, outdated, sources, reports, others } = findings;
  const linesOf = (problems: readonly LinkProblem[]) =>
    problems.map(({ url, outcome, pages }) => `<${url}> (${outcome}), on ${pages.join(', ')}`);
  const broken = linesOf(links.filter(({ isBroken }) => isBroken));
  const tasks = {
    [`Broken links (${broken.length} of ${checkedLinks})`]: broken,
    [`Pages to check against Lite ${newest}`]: outdated.map(
      ({ path, verified }) => `${path}, verified against ${verified}`,
    ),
    'Sources that have changed': sources.map(
      ({ url, change, pages }) => `<${url}> (${change}), on ${pages.join(', ')}`,
    ),
    'Reports to consider for content/advisories/': reports.map(({ title, url }) => `${title}: <${url}>`),
    'What else to do': others,
  };
  if (Object.values(tasks).flat().length === 0) {
    return null;
  }
  const unsure = linesOf(links.filter(({ isBroken }) => !isBroken));
  return Object.entries({ ...tasks, 'Links that only a browser can check': unsure })
    .filter(([, lines]) => lines.length > 0)
    .map(([title, lines]) => `## ${title}\n\n${lines.map((line) => `- ${line}\n`).join('')}`)
    .join('\n');
}
