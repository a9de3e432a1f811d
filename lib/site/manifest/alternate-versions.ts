import { docsOf } from './docs';
import type { Version } from './types';

/** Links to the alternate version of a page, or to the version's first page if it doesn't have the page. */
export type AlternateVersion = Pick<Version, 'name' | 'label'> & {
  readonly path: string;
  readonly isSamePage: boolean;
};

/** Finds a page in every version, in order. Returns an empty array if there's only one version. */
export function alternateVersionsOf(versions: readonly Version[], id: string): AlternateVersion[] {
  if (versions.length < 2) {
    return [];
  }
  return versions.map((version) => {
    const docs = docsOf(version);
    const same = docs.find((doc) => doc.id === id);
    return {
      name: version.name,
      label: version.label,
      path: (same ?? docs[0])?.path ?? version.path,
      isSamePage: same !== undefined,
    };
  });
}

/** A version, as lists of versions need it. `first` is the path of its first page. */
export type VersionLink = Pick<Version, 'name' | 'label' | 'path'> & { readonly first: string };

/** Lists the versions, newest first. */
export function versionLinksOf(versions: readonly Version[]): VersionLink[] {
  return versions.map((version) => ({
    name: version.name,
    label: version.label,
    path: version.path,
    first: docsOf(version)[0]?.path ?? version.path,
  }));
}
