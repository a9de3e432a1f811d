import { docsOf } from './docs';
import type { Version } from './types';

/** A link to a page in the newest version, or to that version's first page if it doesn't have the page. */
export type NewestVersion = Pick<Version, 'name' | 'label'> & {
  readonly path: string;
  readonly isSamePage: boolean;
};

/** Finds a page of an older version in the newest one. Returns null for a page of the newest version. */
export function newestOf([newest]: readonly [Version, ...Version[]], name: string, id: string): NewestVersion | null {
  if (newest.name === name) {
    return null;
  }
  const same = docsOf(newest).find((doc) => doc.id === id);
  return {
    name: newest.name,
    label: newest.label,
    path: same?.path ?? firstPathOf(newest),
    isSamePage: same !== undefined,
  };
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
