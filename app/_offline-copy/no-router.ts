/** Stand in, in the offline copy, for what changes pages without loading them: its links lead to files, and the browser follows them. */

export function usePageChanges(): void {
  // The browser follows links.
}

export function usePrefetching(): void {
  // There is nothing to fetch ahead of a file on the same disk.
}

export function useRouteProgress(): void {
  // A file opens at once.
}
