import { versionLinksOf } from '@/lib/manifest/counterparts';
import type { Version } from '@/lib/manifest/types';
import { VersionsMenu } from './versions-menu';

/** The choice of a version of the documentation; nothing where there is only one. */
export function VersionsDropdown({ versions }: { readonly versions: readonly Version[] }) {
  return versions.length < 2 ? null : <VersionsMenu versions={versionLinksOf(versions)} />;
}
