import { useSyncExternalStore } from 'react';
import type { Values } from '@/lib/browser/values/choices';

type Texts = Readonly<Record<string, string | undefined>>;

/** What the panel keeps while it's closed, until the page is unloaded. */
type PanelState = {
  /** The texts of fields that aren't their values, because they're invalid or still being typed. */
  readonly drafts: Texts;
  /** The texts that "Generate" has replaced, which its button restores. */
  readonly replaced: Texts;
  /** What "Clear all" has cleared. */
  readonly cleared: { readonly values: Values; readonly drafts: Texts } | null;
};

const empty: PanelState = { drafts: {}, replaced: {}, cleared: null };
let state = empty;
const listeners = new Set<() => void>();

export function usePanelState(): PanelState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => empty,
  );
}

export function changePanelState(change: Partial<PanelState>): void {
  state = { ...state, ...change };
  for (const listener of listeners) {
    listener();
  }
}

/** Keeps a text of a field, or removes it. */
export function setPanelText(kind: 'drafts' | 'replaced', name: string, text: string | undefined): void {
  changePanelState({ [kind]: { ...state[kind], [name]: text } });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
