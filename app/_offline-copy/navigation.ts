/**
 * Stands in for `next/navigation` in the offline copy: there every page is a file of its own, so that the path of the page never changes
 * while its scripts live.
 */

/** The canonical path of the page, which the copy writes into its root element. */
export function usePathname(): string {
  return document.documentElement.dataset.path ?? '/';
}

/** The parts of the path, as Next's router has them. */
export function useSelectedLayoutSegments(): string[] {
  return usePathname().split('/').filter(Boolean);
}

/** The query of the address. */
export function useSearchParams(): URLSearchParams {
  return new URLSearchParams(window.location.search);
}

/** Goes to a page by loading its file. */
export function useRouter(): { push(href: string): void; replace(href: string): void } {
  return {
    push: (href) => window.location.assign(href),
    replace: (href) => window.location.replace(href),
  };
}
