import { repository } from './outdated-pages';

/** An issue or a security advisory. */
export type Report = { readonly title: string; readonly url: string };

type ListedIssue = { number: number; title: string; html_url: string; pull_request?: object };
type ListedAdvisory = { summary: string; html_url: string };

/**
 * Returns the issues of Lite after a number, newest first, and its published security advisories.
 *
 * @param api the address of GitHub's API
 * @param newestIssue the number of the newest issue that was considered
 * @throws a sentence if GitHub's API returns no list
 */
export async function newReports(api: string, newestIssue: number): Promise<readonly Report[]> {
  const issues = await listOf<ListedIssue>(`${api}/repos/${repository}/issues?state=all&sort=created&per_page=100`);
  const advisories = await listOf<ListedAdvisory>(`${api}/repos/${repository}/security-advisories?per_page=100`);
  return [
    ...advisories.map(({ summary, html_url: url }) => ({ title: summary, url })),
    ...issues
      .filter((issue) => issue.number > newestIssue && !issue.pull_request)
      .map(({ title, html_url: url }) => ({ title, url })),
  ];
}

async function listOf<Item>(url: string): Promise<readonly Item[]> {
  const response = await fetch(url, { headers: { accept: 'application/vnd.github+json' } });
  const list: unknown = response.ok ? await response.json() : null;
  if (!Array.isArray(list)) {
    throw new Error(`${url} lists nothing (status ${response.status}). Look for new reports by hand this week.`);
  }
  return list;
}
