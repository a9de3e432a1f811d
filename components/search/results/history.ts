import { withBasePath } from '@/lib/site/base-path.mjs';

/** What a history entry stores: how many batches were loaded, and the scroll position when the reader left. */
export type HistoryState = { readonly batches?: number; readonly scrollY?: number };

/** Returns what the current history entry stores. */
export function historyState(): HistoryState {
  return (window.history.state as HistoryState | null) ?? {};
}

/** Adds to what the current history entry stores. */
export function remember(state: HistoryState): void {
  write('replaceState', { ...window.history.state, ...state });
}

/** Changes the address, in the current history entry or in a new one, which stores nothing yet. */
export function writeAddress(how: 'pushState' | 'replaceState', address: string): void {
  write(how, null, withBasePath(address));
}

function write(how: 'pushState' | 'replaceState', state: HistoryState | null, address?: string): void {
  try {
    window.history[how](state, '', address);
  } catch {
    // Safari refuses this after 100 changes in 10 seconds; the results are correct anyway.
  }
}
