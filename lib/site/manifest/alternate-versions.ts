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

/** A version, as lists of versions need it. */
export type VersionLink = Pick<Version, 'name' | 'label' | 'path'> & {
  /** The path of its first page. */
  readonly first: string;
  /** The paths of its pages below its own path, so that a list can link to the same page. */
  readonly pages: readonly string[];
};

/** Lists the versions, newest first. Returns an empty array if there's only one version. */
export function versionLinksOf(versions: readonly Version[]): VersionLink[] {
  const lists = versions.length < 2 ? [] : versions;
  return lists.map((version) => {
    const { name, label, path } = version;
    const pages = docsOf(version).map((doc) => doc.path.slice(path.length));
    return { name, label, path, first: firstPathOf(version), pages };
  });
}

function firstPathOf(version: Version): string {
  return docsOf(version)[0]?.path ?? version.path;
}
