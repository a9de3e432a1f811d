import { withBasePath } from '@/lib/site/base-path.mjs';
import type { Counterpart } from '@/lib/site/manifest/counterparts';
import { alternateMeta } from './versions';

/**
 * Renders the addresses of a page in every version, for `versions-control.ts`, or nothing if there's only one version.
 */
export function CounterpartMetas({ counterparts }: { readonly counterparts: readonly Counterpart[] }) {
  return counterparts.map(({ name, path }) => (
    <meta key={name} name={alternateMeta(name)} content={withBasePath(path)} />
  ));
}
