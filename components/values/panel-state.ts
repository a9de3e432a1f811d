import { useSyncExternalStore } from 'react';
import { createStore } from '@/lib/browser/dom/store';
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
const store = createStore(empty);

export function usePanelState(): PanelState {
  return useSyncExternalStore(store.subscribe, store.read, () => empty);
}

export function changePanelState(change: Partial<PanelState>): void {
  store.set({ ...store.read(), ...change });
}

/** Keeps a text of a field, or removes it. */
export function setPanelText(kind: 'drafts' | 'replaced', name: string, text: string | undefined): void {
  changePanelState({ [kind]: { ...store.read()[kind], [name]: text } });
}
