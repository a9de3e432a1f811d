'use client';

import { useEffect, useState } from 'react';
import { engine } from '@/components/search/engine/open-engine';
import styles from './search-states.module.css';
import { suggestionsFor } from './suggestions';

/** Longer texts are cut where they are shown. */
const shownLength = 120;

/** Says that the search could not be carried out, and tries again on a press. */
export function SearchFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className={styles.state} role="alert">
      <p className={styles.title}>Unable to fetch results</p>
      <p>You might want to check your network connection.</p>
      <button type="button" className={styles.retry} onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}

export type NothingFoundProps = { readonly text: string; readonly onTry: (suggestion: string) => void };

/** Says that nothing was found, and proposes searches that do find something. */
export function NothingFound({ text, onTry }: NothingFoundProps) {
  const [suggestions, setSuggestions] = useState<readonly string[]>([]);
  useEffect(() => {
    let isCurrent = true;
    void suggestionsFor(text, engine).then((found) => isCurrent && setSuggestions(found));
    return () => {
      isCurrent = false;
    };
  }, [text]);
  const shown = text.trim();
  return (
    <div className={styles.state}>
      <p className={styles.title}>
        No results for “<bdi>{shown.length > shownLength ? `${shown.slice(0, shownLength)}…` : shown}</bdi>”
      </p>
      {suggestions.length > 0 && (
        <>
          <p>Try searching for</p>
          <ul className={styles.suggestions}>
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button type="button" onClick={() => onTry(suggestion)}>
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
