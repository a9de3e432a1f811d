import { useEffect, useState } from 'react';
import type { Question, SearchResponse } from '@/lib/search/engine';

type Outcome = { readonly key: string; readonly answer?: SearchResponse; readonly hasFailed?: boolean };

export type Search = {
  /** The latest answer, which is to the previous question while the engine or its index is still loading. */
  readonly answer: SearchResponse | undefined;
  /** Whether the answer is to the current question. */
  readonly isCurrent: boolean;
  readonly hasFailed: boolean;
  readonly retry: () => void;
};

/** Loads the search engine and its index before the first question. A failure shows when there's a question. */
export function prefetchEngine(): void {
  loadEngine()
    .then(({ prefetchIndex }) => prefetchIndex())
    .catch(() => undefined);
}

const loadEngine = () => import('./engine/open-engine');

/** Answers a question, first without snippets if their text is still loading. Null asks nothing. */
export function useSearch(question: Question | null): Search {
  // Questions are compared by their content, because callers create them while they render.
  const key = JSON.stringify(question);
  const [outcome, setOutcome] = useState<Outcome>({ key: 'null' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same question again
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const show = (shown: Omit<Outcome, 'key'>) => signal.aborted || setOutcome({ key, ...shown });
    const ask = async (asked: Question) => {
      const { engine } = await loadEngine();
      const answer = await engine.search(asked, signal);
      show({ answer });
      const completed = await answer.completed;
      if (completed) {
        show({ answer: completed });
      }
    };
    const asked: Question | null = JSON.parse(key);
    if (asked) {
      ask(asked).catch((error: unknown) => {
        if (!signal.aborted) {
          console.error(error);
          show({ hasFailed: true });
        }
      });
    }
    return () => controller.abort();
  }, [key, attempt]);

  const isCurrent = outcome.key === key;
  const retry = () => {
    setOutcome({ key: 'null' });
    setAttempt(attempt + 1);
  };
  return { answer: outcome.answer, isCurrent, hasFailed: isCurrent && outcome.hasFailed === true, retry };
}
