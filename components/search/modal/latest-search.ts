import { everything } from '@/components/search/results/search-address';
import { type Answer, type SearchEngine, SearchFailure } from '@/lib/search/engine';

/** How the search for what is typed stands. */
export type SearchState =
  | { readonly stage: 'empty' | 'failed'; readonly text: string }
  | { readonly stage: 'answered'; readonly text: string; readonly total: number };

const nothing: Answer = { total: 0, hits: [] };

/**
 * Asks one engine for one text after the other, and cancels what is no longer asked for: every call, also an overtaken one, ends with the
 * answer to the last. A failure is told as a state and ends in no hits, because DocSearch forgets failures as soon as it has shown them.
 */
export function latestSearch(
  engine: SearchEngine,
  perPage: number,
  near: { readonly edition?: string; readonly section?: string },
  tell: (state: SearchState) => void,
) {
  let running: AbortController | null = null;
  let latest: Promise<Answer> = Promise.resolve(nothing);

  async function ask(text: string, control: AbortController): Promise<Answer> {
    try {
      const answer = await engine.search({ text, page: 0, perPage, near, only: everything }, control.signal);
      if (control !== running) {
        return latest;
      }
      tell({ stage: 'answered', text, total: answer.total });
      return answer;
    } catch (error) {
      if (control !== running) {
        return latest;
      }
      console.error(error instanceof SearchFailure ? error.message : error);
      tell({ stage: 'failed', text });
      return nothing;
    }
  }

  return (text: string): Promise<Answer> => {
    running?.abort();
    running = new AbortController();
    latest = ask(text, running);
    return latest;
  };
}
