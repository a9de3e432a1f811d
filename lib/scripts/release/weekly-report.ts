import type { LinkProblem } from './check-links';
import type { Report } from './new-reports';
import type { OutdatedPage } from './outdated-pages';

export type WeeklyFindings = {
  readonly links: readonly LinkProblem[];
  readonly checkedLinks: number;
  /** The newest release of Lite; null if it couldn't be read. */
  readonly newest: string | null;
  readonly outdated: readonly OutdatedPage[];
  /** Issues and security advisories of Lite that nobody considered yet. */
  readonly reports: readonly Report[];
  /** Checks that couldn't run, as sentences. */
  readonly failures: readonly string[];
};

/** Returns the findings as an issue in Markdown; null if nothing has to be done. */
export function weeklyReport({
  links,
  checkedLinks,
  newest,
  outdated,
  reports,
  failures,
}: WeeklyFindings): string | null {
  const broken = links.filter(({ isBroken }) => isBroken);
  if (broken.length + outdated.length + reports.length + failures.length === 0) {
    return null;
  }
  const unsure = links.filter(({ isBroken }) => !isBroken);
  const lineOf = ({ url, outcome, pages }: LinkProblem) => `- <${url}> (${outcome}), on ${pages.join(', ')}`;
  return [
    ...section(`Broken links (${broken.length} of ${checkedLinks})`, broken.map(lineOf)),
    ...section(
      `Pages to check against Lite ${newest}`,
      outdated.map(({ path, verified }) => `- ${path}, verified against ${verified}`),
    ),
    ...section(
      'Reports to consider for content/advisories/',
      reports.map(({ title, url }) => `- ${title}: <${url}>`),
    ),
    ...section(
      'Checks that failed',
      failures.map((sentence) => `- ${sentence}`),
    ),
    ...section('Links that only a browser can check', unsure.map(lineOf)),
  ].join('\n');
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`## ${title}\n`, ...lines, ''];
}
