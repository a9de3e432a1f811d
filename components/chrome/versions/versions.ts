import type { VersionLink } from '@/lib/site/manifest/alternate-versions';
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

export function alternateMeta(version: string): string {
  return `version:${version}`;
}
