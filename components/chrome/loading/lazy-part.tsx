'use client';

import { type ReactNode, useEffect, useReducer } from 'react';
import styles from './lazy-part.module.css';
import { type Loading, type LoadingEvent, loadingAfter, loadingDelayMs } from './loading';

export type LazyPartProps<Part> = {
  /** Loads the part. Pass the same function on every render, because a new one loads it again. */
  readonly load: () => Promise<Part>;
  /** The part's name as it's used in a sentence, such as "the search". */
  readonly name: string;
  readonly children: (part: Part) => ReactNode;
};

/**
 * Renders a part of the site that's loaded when it's first needed. It shows nothing for 200 ms, then a loading message.
 * If loading fails, it shows the error and a retry button.
 */
export function LazyPart<Part>({ load, name, children }: LazyPartProps<Part>) {
  const [loading, dispatch] = useReducer<Loading<Part>, [LoadingEvent<Part>]>(loadingAfter, {
    stage: 'pending',
    attempt: 0,
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads the part
  useEffect(() => {
    let isCurrent = true;
    const dispatchIfCurrent = (event: LoadingEvent<Part>) => isCurrent && dispatch(event);
    const timer = setTimeout(dispatchIfCurrent, loadingDelayMs, { type: 'late' });
    load().then(
      (part) => dispatchIfCurrent({ type: 'loaded', part }),
      (error: unknown) => dispatchIfCurrent({ type: 'failed', error }),
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [load, loading.attempt]);

  switch (loading.stage) {
    case 'pending':
      return null;
    case 'loading':
      return (
        <p className={styles.state} role="status">
          Loading {name} …
        </p>
      );
    case 'failed':
      return (
        <div className={styles.state} role="alert">
          <p>
            Could not load {name}. {loading.reason}
          </p>
          <button type="button" className={styles.retry} onClick={() => dispatch({ type: 'retry' })}>
            Retry
          </button>
        </div>
      );
    case 'ready':
      return children(loading.part);
  }
}
