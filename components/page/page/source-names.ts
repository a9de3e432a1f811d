import { earlierDocumentation } from '@/lib/site/provenance';

/**
 * Returns a name for each source: the host and path without the scheme, with commit hashes shortened. Mixpost's earlier
 * documentation has no address.
 */
export function sourceNames(sources: readonly string[]): { readonly address: string | null; readonly name: string }[] {
  return sources.map((source) =>
    source === earlierDocumentation
      ? { address: null, name: 'Mixpost’s earlier documentation' }
      : { address: source, name: nameOf(new URL(source)) },
  );
}

function nameOf({ hostname, pathname }: URL): string {
  const path = pathname.replace(/\/$/, '').replace(/\/([0-9a-f]{7})[0-9a-f]{33}(?=\/)/, '/$1');
  return hostname.replace(/^www\./, '') + path;
}
