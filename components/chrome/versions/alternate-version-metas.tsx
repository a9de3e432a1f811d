import { withBasePath } from '@/lib/site/base-path.mjs';
import type { AlternateVersion } from '@/lib/site/manifest/alternate-versions';
import { alternateMeta } from './versions';

/**
 * Renders the addresses of a page in every version, for `versions-control.ts`, or nothing if there's only one version.
 */
export function AlternateVersionMetas({
  alternateVersions,
}: {
  readonly alternateVersions: readonly AlternateVersion[];
}) {
  return alternateVersions.map(({ name, path }) => (
    <meta key={name} name={alternateMeta(name)} content={withBasePath(path)} />
  ));
}
