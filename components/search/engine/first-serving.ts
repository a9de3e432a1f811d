import type { SearchEngine } from '@/lib/search/engine';

/** Makes an engine of its own kind; may fail, and is asked again then. */
export type Opener = () => Promise<SearchEngine>;

/**
 * One engine of several: the first serves, and when it fails the next one does, from then on. Only when none can is it a failure, that of the
 * first.
 *
 * @param openers in the order in which they are wanted
 */
export function firstServing(openers: readonly Opener[]): SearchEngine {
  let order = [...openers];
  return {
    async search(question, signal) {
      const failures: unknown[] = [];
      for (const open of order) {
        try {
          const engine = await open();
          const answer = await engine.search(question, signal);
          order = [open, ...order.filter((other) => other !== open)];
          return answer;
        } catch (error) {
          signal?.throwIfAborted();
          failures.push(error);
        }
      }
      throw failures[0];
    },
  };
}

/** Opens once; a failure is forgotten, so that the next call opens anew. */
export function once(open: Opener): Opener {
  let opening: Promise<SearchEngine> | null = null;
  return () => {
    opening ??= open().catch((error: unknown) => {
      opening = null;
      throw error;
    });
    return opening;
  };
}
