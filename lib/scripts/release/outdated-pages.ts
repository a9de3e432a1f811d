/** A page that was verified against a version of Mixpost Lite before the newest release. */
export type OutdatedPage = { readonly path: string; readonly verified: string };

/** The repository of Lite. Pro and Enterprise have no public list of releases. */
export const repository = 'inovector/mixpost';

/** Returns the newest release of Lite, such as `2.6.0`. Throws a sentence if GitHub's API names none. */
export async function newestRelease(api: string): Promise<string> {
  const url = `${api}/repos/${repository}/releases/latest`;
  const response = await fetch(url, { headers: { accept: 'application/vnd.github+json' } });
  const { tag_name: tag } = response.ok ? await response.json() : { tag_name: undefined };
  const version = /^v?(\d+(?:\.\d+)+)$/.exec(tag ?? '')?.[1];
  if (version === undefined) {
    throw new Error(`${url} names no release (status ${response.status}). Compare the versions by hand this week.`);
  }
  return version;
}

/** Returns pages checked against an older Lite. One about an upgrade between versions never becomes outdated. */
export function outdatedPages(
  pages: readonly { readonly path: string; readonly version: string | undefined }[],
  newest: string,
): OutdatedPage[] {
  return pages.flatMap(({ path, version = '' }) => {
    const checked = /\bLite (\d+(?:\.\d+)*)(?![.\d]| to\b)/.exec(version)?.[1];
    return checked !== undefined && isOlder(checked, newest) ? [{ path, verified: version }] : [];
  });
}

/** Compares as many numbers as the first version has: 2.6 isn't older than 2.6.1. */
function isOlder(version: string, other: string): boolean {
  const start = other.split('.').slice(0, version.split('.').length);
  return version.localeCompare(start.join('.'), 'en', { numeric: true }) < 0;
}
