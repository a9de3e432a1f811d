import { withBasePath } from '@/lib/site/base-path.mjs';
import { searchPath } from '@/lib/site/paths';

/** Dispatched on the document when the hosted search opens or closes. */
export const hostedSearchEvent = 'hosted-search';

/** The state of the hosted search, which is on the root element: React reads it, and the stylesheet shows it. */
export type HostedSearchState = 'closed' | 'loading' | 'open';

export function hostedSearchState(): HostedSearchState {
  const { search } = document.documentElement.dataset;
  return search === 'loading' || search === 'open' ? search : 'closed';
}

export function setHostedSearch(state: HostedSearchState): void {
  document.documentElement.dataset.search = state;
  document.dispatchEvent(new Event(hostedSearchEvent));
}

/** Opens the results page in place of a search dialog whose code couldn't be loaded. */
export function openResultsPage(error: unknown): void {
  console.error("The hosted search couldn't be loaded.", error);
  window.location.assign(withBasePath(searchPath));
}
