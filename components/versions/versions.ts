import type { VersionLink } from '@/lib/manifest/counterparts';
import { stemOf } from '@/lib/site/paths.mjs';

/** The key of local storage that holds the name of the version that the reader chose last. */
export const versionKey = 'version';

/** The version that a path of the site belongs to: of those whose own path it lies below, the one with the longest. */
export function versionAt(pathname: string, versions: readonly VersionLink[]): VersionLink | undefined {
  const isBelow = ({ path }: VersionLink) => path === '/' || `${stemOf(pathname)}/`.startsWith(`${stemOf(path)}/`);
  return versions.filter(isBelow).toSorted((a, b) => b.path.length - a.path.length)[0];
}

/** The name of the `meta` element with the address of the same page in a version. */
export function alternateMeta(version: string): string {
  return `version:${version}`;
}
