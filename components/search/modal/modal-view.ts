import { useSyncExternalStore } from 'react';
import { listeners } from '@/lib/browser/listeners';
import type { SearchState } from './latest-search';

/** The open search as its parts see it. */
export type View = {
  /** The text in the field. */
  readonly text: string;
  /** How the search for the text before stands, or for this one. */
  readonly search: SearchState;
};

/**
 * The view, beside React: what changes with every key is told to the parts that show it, and to no other, because to render DocSearch's
 * modal anew takes as long as a search.
 */
export type ModalView = {
  read(): View;
  change(to: Partial<View>): void;
  subscribe(listener: () => void): () => void;
};

/** The view of a search that opens with a text in its field, and has asked nothing yet. */
export function modalView(text: string): ModalView {
  let view: View = { text, search: { stage: 'empty', text: '' } };
  const { add, tell } = listeners();
  return {
    read: () => view,
    change(to) {
      view = { ...view, ...to };
      tell();
    },
    subscribe: add,
  };
}

/** What of a view a component shows; rendered anew when that changes. */
export function useView<Shown extends string | number>(view: ModalView, shown: (view: View) => Shown): Shown {
  return useSyncExternalStore(view.subscribe, () => shown(view.read()));
}

/** How many places answer what the field says. */
export const totalOf = ({ text, search }: View): number =>
  text.trim() !== '' && search.stage === 'answered' ? search.total : 0;

/** What stands below the field. */
export function stageOf({ text, search }: View): 'start' | 'empty' | 'failed' | 'none' | 'hits' {
  if (text.trim() === '') {
    return 'start';
  }
  return search.stage !== 'answered' ? search.stage : search.total > 0 ? 'hits' : 'none';
}
