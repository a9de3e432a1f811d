import { docsOf } from './docs';
import type { Version } from './types';

/** Links to the alternate version of a page, or to the version's first page if it doesn't have the page. */
export type AlternateVersion = Pick<Version, 'name' | 'label'> & {
  readonly path: string;
  readonly isSamePage: boolean;
};

/** Finds a page in every version, in order. Returns an empty array if there's only one version. */
export function alternateVersionsOf(versions: readonly Version[], id: string): AlternateVersion[] {
  const lists = versions.length < 2 ? [] : versions;
  return lists.map((version) => {
    const { name, label } = version;
    const same = docsOf(version).find((doc) => doc.id === id);
    return { name, label, path: same?.path ?? firstPathOf(version), isSamePage: same !== undefined };
  });
}

/** A version, as lists of versions need it. `first` is the path of its first page. */
export type VersionLink = Pick<Version, 'name' | 'label' | 'path'> & { readonly first: string };

/** Lists the versions, newest first. */
export function versionLinksOf(versions: readonly Version[]): VersionLink[] {
  return versions.map((version) => {
    const { name, label, path } = version;
    return { name, label, path, first: firstPathOf(version) };
  });
}

function firstPathOf(version: Version): string {
  return docsOf(version)[0]?.path ?? version.path;
}
