import { isBefore } from '@/lib/site/is-before';

/** A page that was verified against a version of Mixpost Lite before the newest release. */
export type OutdatedPage = { readonly path: string; readonly verified: string };

/** An issue or a security advisory. */
export type Report = { readonly title: string; readonly url: string };

/** The repository of Lite. Pro and Enterprise have no public list of releases. */
const repository = 'inovector/mixpost';

/** Returns the newest release of Lite, such as `2.6.0`. Throws a sentence if GitHub's API names none. */
export async function newestRelease(api: string): Promise<string> {
  const { tag_name: tag } = await get<{ tag_name?: string }>(api, 'releases/latest');
  const version = /^v?(\d+(?:\.\d+)+)$/.exec(tag ?? '')?.[1];
  if (version === undefined) {
    throw new Error(`${api} names no release of Lite (${tag}). Compare the versions by hand this week.`);
  }
  return version;
}

/**
 * Returns the issues of Lite after a number, newest first, and its published security advisories.
 *
 * @param api the address of GitHub's API
 * @param newestIssue the number of the newest issue that was considered
 * @throws a sentence if GitHub's API doesn't list them
 */
export async function newReports(api: string, newestIssue: number): Promise<readonly Report[]> {
  type Issue = { number: number; title: string; html_url: string; pull_request?: object };
  const issues = await get<Issue[]>(api, 'issues?state=all&sort=created&per_page=100');
  type Advisory = { summary: string; html_url: string };
  const advisories = await get<Advisory[]>(api, 'security-advisories?per_page=100');
  return [
    ...advisories.map(({ summary, html_url: url }) => ({ title: summary, url })),
    ...issues
      .filter((issue) => issue.number > newestIssue && !issue.pull_request)
      .map(({ title, html_url: url }) => ({ title, url })),
  ];
}

async function get<Answer>(api: string, path: string): Promise<Answer> {
  const url = `${api}/repos/${repository}/${path}`;
  const response = await fetch(url, { headers: { accept: 'application/vnd.github+json' } });
  if (!response.ok) {
    throw new Error(`${url} returned status ${response.status}. Look there by hand this week.`);
  }
  return response.json();
}

/** Returns pages checked against an older Lite. One about an upgrade between versions never becomes outdated. */
export function outdatedPages(
  pages: readonly { readonly path: string; readonly version: string | undefined }[],
  newest: string,
): OutdatedPage[] {
  return pages.flatMap(({ path, version = '' }) => {
    const checked = /\bLite (\d+(?:\.\d+)*)(?![.\d]| to\b)/.exec(version)?.[1];
    return checked !== undefined && isBefore(checked, newest) ? [{ path, verified: version }] : [];
  });
}
