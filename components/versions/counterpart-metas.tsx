import type { Counterpart } from '@/lib/manifest/counterparts';
import { withBasePath } from '@/lib/site/base-path.mjs';
import { counterpartMeta } from './versions';

/** Says, in the head of a page, where it stands in every version; `version-links.ts` reads it. Nothing where there is one version. */
export function CounterpartMetas({ counterparts }: { readonly counterparts: readonly Counterpart[] }) {
  return counterparts.map(({ name, path }) => (
    <meta key={name} name={counterpartMeta(name)} content={withBasePath(path)} />
  ));
}
