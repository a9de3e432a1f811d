import type { VersionLink } from '@/lib/site/manifest/alternate-versions';
import { VersionsMenu } from './versions-menu';

/** Renders the version menu, or nothing if there's only one version. */
export function VersionsDropdown({ versions }: { readonly versions: readonly VersionLink[] }) {
  return versions.length < 2 ? null : <VersionsMenu versions={versions} />;
}
