import { listeners } from '@/lib/browser/listeners';
import type { Answer, Hit } from '@/lib/search/engine';

/** The hits that got their snippets after they were listed, for the components that show them. */
export type CompletedHits = {
  /** Takes an answer whose text is on the way, and tells everyone once it is there. */
  follow(answer: Answer): void;
  /** The hit with its snippet, or as it was listed. */
  of(hit: Hit): Hit;
  subscribe(listener: () => void): () => void;
};

/** A list of DocSearch keeps the hits that it was given, and to give it others would move the reader's choice back to the first. */
export function completedHits(): CompletedHits {
  const complete = new WeakMap<Hit, Hit>();
  const { add, tell } = listeners();
  return {
    follow({ hits, completed }) {
      void completed?.then((answer) => {
        hits.forEach((hit, at) => {
          complete.set(hit, answer.hits[at] ?? hit);
        });
        tell();
      });
    },
    of: (hit) => complete.get(hit) ?? hit,
    subscribe: add,
  };
}
