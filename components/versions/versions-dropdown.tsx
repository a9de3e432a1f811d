import type { VersionLink } from '@/lib/manifest/counterparts';
import { VersionsMenu } from './versions-menu';

/** The choice of a version of the documentation; nothing where there is only one. */
export function VersionsDropdown({ versions }: { readonly versions: readonly VersionLink[] }) {
  return versions.length < 2 ? null : <VersionsMenu versions={versions} />;
}
