import { type MouseEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { nearPage } from '@/components/search/engine/page-context';
import { countLine, failureTitle } from '@/components/search/hits/labels';
import { Hint, Missing, NoResults, type NoResultsProps } from '@/components/search/hits/states';
import { useSearch } from '@/components/search/use-search';
import { Late, LoadFailure } from '@/components/tools/on-demand';
import type { Question } from '@/lib/search/engine';
import { remember } from './history';
import { PageHits } from './page-hits';
import styles from './search-results.module.css';

const perBatch = 15;

export type ResultListProps = Pick<Question, 'text' | 'only'> &
  Pick<NoResultsProps, 'onTry' | 'onWiden'> & {
    readonly batches: number;
    /** Where to scroll once there are results. */
    readonly scrollY: number | undefined;
    readonly onMore: () => void;
  };

/** Renders how many pages have the words, and the best of them. */
export function ResultList({ text, only, batches, scrollY, onTry, onWiden, onMore }: ResultListProps) {
  const list = useRef<HTMLOListElement>(null);
  /** The number of results when the reader asked for more. */
  const before = useRef<number | null>(null);
  const isAsked = text.trim() !== '';
  const question = isAsked ? { text, only, limit: perBatch * batches, near: nearPage() } : null;
  const { answer: latest, isCurrent, hasFailed, retry } = useSearch(question);
  const answer = isAsked && !hasFailed ? latest : undefined;

  useLayoutEffect(() => {
    if (answer && isCurrent && scrollY !== undefined && !answer.completed) {
      window.scrollTo({ top: scrollY, behavior: 'instant' });
    }
    if (answer && isCurrent && before.current !== null) {
      // Without further results, the button is gone, so the focus moves to the first result that it loaded.
      const first = answer.hasMore ? undefined : list.current?.children[before.current];
      first?.querySelector('a')?.focus({ preventScroll: true });
      before.current = null;
    }
  }, [answer, isCurrent, scrollY]);
  useEffect(() => {
    const rememberScroll = () => remember({ scrollY: window.scrollY });
    window.addEventListener('pagehide', rememberScroll);
    return () => window.removeEventListener('pagehide', rememberScroll);
  }, []);

  const more = () => {
    before.current = answer?.results.length ?? null;
    onMore();
  };
  const leave = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) {
      remember({ scrollY: window.scrollY });
    }
  };
  const hasResults = answer !== undefined && answer.total > 0;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: a key that presses a link is a click, too
    <div onClick={leave}>
      <p className={styles.count} role="status">
        {hasResults && <span key={countLine(answer)}>{countLine(answer)}</span>}
        {isAsked && !answer && !hasFailed && (
          <Late>
            <span>Loading the search …</span>
          </Late>
        )}
      </p>
      {hasResults && <Missing answer={answer} />}
      <ol ref={list} className={`hits ${styles.pages}`}>
        {hasResults && answer.results.map((result) => <PageHits key={result.path} result={result} />)}
      </ol>
      {!isAsked && <Hint />}
      {hasFailed && <LoadFailure message={failureTitle} onRetry={retry} />}
      {answer?.total === 0 && <NoResults query={text} onTry={onTry} onWiden={onWiden} />}
      {hasResults && answer.hasMore && (
        <button type="button" className="button" onClick={more}>
          More results
        </button>
      )}
    </div>
  );
}
