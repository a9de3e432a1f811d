'use client';

import styles from './search-states.module.css';

/** What readers come for. */
const suggestions = ['APP_KEY', 'queue workers', 'callback address'];

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

export type NothingFoundProps = {
  readonly text: string;
  readonly onTry: (suggestion: string) => void;
  /** Searches without the filters; only where some are set. */
  readonly onWiden?: (() => void) | undefined;
};

/** Says that nothing was found, and proposes what does find something. The engines drop words that nothing holds, so no word of this text does. */
export function NothingFound({ text, onTry, onWiden }: NothingFoundProps) {
  const shown = text.trim();
  return (
    <div className={styles.state}>
      <p className={styles.title}>
        No results for “<bdi>{shown.length > shownLength ? `${shown.slice(0, shownLength)}…` : shown}</bdi>”
      </p>
      <p>Try searching for</p>
      <ul className={styles.suggestions}>
        {onWiden && (
          <li>
            <button type="button" onClick={onWiden}>
              the same in all sections
            </button>
          </li>
        )}
        {suggestions.map((suggestion) => (
          <li key={suggestion}>
            <button type="button" onClick={() => onTry(suggestion)}>
              {suggestion}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
