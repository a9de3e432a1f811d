import type { VersionLink } from '@/lib/site/manifest/version-links';
import { stemOf } from '@/lib/site/paths';

/** The local storage key for the name of the version that the reader chose last. */
export const versionKey = 'version';

/**
 * Returns the version that a path belongs to: of the versions whose path contains it, the one with the longest path.
 */
export function versionAt(pathname: string, versions: readonly VersionLink[]): VersionLink | undefined {
  const isBelow = ({ path }: VersionLink) => path === '/' || `${stemOf(pathname)}/`.startsWith(`${stemOf(path)}/`);
  return versions.filter(isBelow).toSorted((a, b) => b.path.length - a.path.length)[0];
}

/** Returns the path of the same page in another version, or of that version's first page if it lacks the page. */
export function alternatePathOf(pathname: string, current: VersionLink | undefined, version: VersionLink): string {
  const page = current?.pages.find((each) => stemOf(current.path + each) === stemOf(pathname));
  return page !== undefined && version.pages.includes(page) ? version.path + page : version.first;
}
