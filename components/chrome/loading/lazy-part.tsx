'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { networkHint } from '@/lib/browser/dom/network-hint';

/** How long a part can take before a loading message appears, in milliseconds. */
const loadingDelayMs = 200;

type State<Part> =
  | { readonly stage: 'pending' | 'loading' | 'failed' }
  | { readonly stage: 'ready'; readonly part: Part };

export type LazyPartProps<Part> = {
  /** Loads the part. Pass the same function on every render, because a new one loads it again. */
  readonly load: () => Promise<Part>;
  /** The part's name as it's used in a sentence, such as "the search". */
  readonly name: string;
  readonly children: (part: Part) => ReactNode;
};

/**
 * Renders a part of the site that's loaded when it's first needed. It shows nothing for 200 ms, then a loading message.
 * If loading fails, it says so, with a retry button.
 */
export function LazyPart<Part>({ load, name, children }: LazyPartProps<Part>) {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<State<Part>>({ stage: 'pending' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads the part
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(setState, loadingDelayMs, { stage: 'loading' });
    const settle = (settled: State<Part>) => {
      clearTimeout(timer);
      if (isCurrent) {
        setState(settled);
      }
    };
    load().then(
      (part) => settle({ stage: 'ready', part }),
      (error: unknown) => {
        console.error(`Couldn't load ${name}.`, error);
        settle({ stage: 'failed' });
      },
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [load, attempt]);

  const retry = () => {
    setState({ stage: 'pending' });
    setAttempt(attempt + 1);
  };
  switch (state.stage) {
    case 'pending':
      return null;
    case 'loading':
      return (
        <p className="part-state" role="status">
          Loading {name} …
        </p>
      );
    case 'failed':
      return (
        <div className="part-state" role="alert">
          <p>Couldn't load {name}.</p>
          <p>{networkHint}</p>
          <button type="button" onClick={retry}>
            Retry
          </button>
        </div>
      );
    case 'ready':
      return children(state.part);
  }
}
