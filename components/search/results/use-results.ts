'use client';

import { useCallback, useEffect, useReducer } from 'react';
import { engine } from '@/components/search/engine/open-engine';
import { type Answer, type Hit, SearchFailure } from '@/lib/search/engine';
import { type Asked, everything } from './search-address';

/** How the search for what is asked stands. Hits come in stretches, so that what is read does not move when more come. */
export type Results = {
  readonly stage: 'searching' | 'answered' | 'failed';
  readonly asked: Asked;
  readonly total: number;
  readonly stretches: readonly (readonly Hit[])[];
};

type Event =
  | {
      readonly type: 'answered';
      readonly asked: Asked;
      readonly page: number;
      readonly total: number;
      readonly hits: readonly Hit[];
    }
  | { readonly type: 'failed' | 'searching'; readonly asked: Asked };

/** Hits in one stretch. */
const perPage = 15;

/** How long the typing must rest, in milliseconds: less than a reader feels, and more than between two letters of a fast one. */
const rest = 60;

const nobody: Asked = { text: '', only: everything };

function resultsAfter(results: Results, event: Event): Results {
  switch (event.type) {
    case 'searching':
      return { ...results, stage: 'searching' };
    case 'failed':
      return { stage: 'failed', asked: event.asked, total: 0, stretches: [] };
    case 'answered': {
      const before = event.page === 0 ? [] : results.stretches.slice(0, event.page);
      return { stage: 'answered', asked: event.asked, total: event.total, stretches: [...before, event.hits] };
    }
  }
}

/** Searches for what is asked once the typing rests, and cancels what nobody waits for any more. */
export function useResults(asked: Asked): { readonly results: Results; more(): void; retry(): void } {
  const [results, send] = useReducer(resultsAfter, { stage: 'answered', asked: nobody, total: 0, stretches: [] });
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  const [wanted, want] = useReducer((_: { asked: Asked; page: number }, next: { asked: Asked; page: number }) => next, {
    asked,
    page: 0,
  });
  const page = wanted.asked === asked ? wanted.page : 0;

  useEffect(() => {
    if (asked.text.trim() === '') {
      send({ type: 'answered', asked, page: 0, total: 0, hits: [] });
      return undefined;
    }
    const control = new AbortController();
    const search = async () => {
      send({ type: 'searching', asked });
      try {
        const answer = await engine.search({ ...asked, page, perPage, near: {} }, control.signal);
        const show = ({ total, hits }: Answer) => {
          if (!control.signal.aborted) {
            send({ type: 'answered', asked, page, total, hits });
          }
        };
        show(answer);
        void answer.completed?.then(show);
      } catch (error) {
        if (!control.signal.aborted) {
          console.error(error instanceof SearchFailure ? error.message : error);
          send({ type: 'failed', asked });
        }
      }
    };
    const timer = setTimeout(() => void search(), page === 0 && attempt === 0 ? rest : 0);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [asked, page, attempt]);

  const shown = results.stretches.length;
  const more = useCallback(() => want({ asked, page: shown }), [asked, shown]);
  return { results, more, retry };
}
