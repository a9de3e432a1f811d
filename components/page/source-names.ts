/**
 * Returns names that show a list of sources as a line of text. Each name is the host and path without the scheme. A
 * source in the same folder as the previous one is shortened to the end of its path, so several issues of a repository
 * read `github.com/owner/name/issues/31, 34, 36`.
 */
export function sourceNames(sources: readonly string[]): { readonly address: string; readonly name: string }[] {
  return sources.map((address, at) => {
    const { folder, end } = partsOf(address);
    const before = sources[at - 1];
    const isBeside = before !== undefined && folder.includes('/') && partsOf(before).folder === folder;
    return { address, name: isBeside ? end : [folder, end].filter(Boolean).join('/') };
  });
}

function partsOf(address: string): { readonly folder: string; readonly end: string } {
  const { hostname, pathname } = new URL(address);
  const whole = hostname.replace(/^www\./, '') + pathname.replace(/\/$/, '');
  const at = whole.lastIndexOf('/');
  return at < 0 ? { folder: '', end: whole } : { folder: whole.slice(0, at), end: whole.slice(at + 1) };
}
