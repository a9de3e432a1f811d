import { earlierDocumentation } from '@/lib/site/provenance.mjs';

/**
 * Returns names that show a list of sources as a line of text. Each name is the host and path without the scheme, with
 * commit hashes shortened. A source in the same folder as the previous one is shortened to the end of its path, so
 * several issues of a repository read `github.com/owner/name/issues/31, 34, 36`. Mixpost's earlier documentation has no
 * address.
 */
export function sourceNames(sources: readonly string[]): { readonly address: string | null; readonly name: string }[] {
  return sources.map((source, index) => {
    if (source === earlierDocumentation) {
      return { address: null, name: 'Mixpost’s earlier documentation' };
    }
    const { folder, end } = partsOf(source);
    const before = sources[index - 1];
    const isSameFolder = before !== undefined && folder.includes('/') && partsOf(before).folder === folder;
    return { address: source, name: isSameFolder ? end : [folder, end].filter(Boolean).join('/') };
  });
}

function partsOf(source: string): { readonly folder: string; readonly end: string } {
  if (source === earlierDocumentation) {
    return { folder: '', end: source };
  }
  const { hostname, pathname } = new URL(source);
  const path = pathname.replace(/\/$/, '').replace(/\/([0-9a-f]{7})[0-9a-f]{33}(?=\/)/, '/$1');
  const address = hostname.replace(/^www\./, '') + path;
  const slash = address.lastIndexOf('/');
  return slash < 0 ? { folder: '', end: address } : { folder: address.slice(0, slash), end: address.slice(slash + 1) };
}
