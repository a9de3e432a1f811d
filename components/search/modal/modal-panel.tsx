'use client';

import { useState } from 'react';
import { countLine } from '@/components/search/results/count-line';
import { NothingFound, SearchFailed } from '@/components/search/results/search-states';
import { withBasePath } from '@/lib/site/base-path.mjs';
import type { SearchState } from './latest-search';
import { forgetRecent, recentPlaces } from './recent';
import styles from './search-modal.module.css';

export type ModalPanelProps = {
  readonly text: string;
  readonly state: SearchState;
  readonly onGo: (to: string) => void;
  readonly onAsk: (text: string) => void;
};

/** What stands in place of a list of hits: where the reader went before, that nothing was found, that the search failed. */
export function ModalPanel({ text, state, onGo, onAsk }: ModalPanelProps) {
  const isBlank = text.trim() === '';
  const isNone = state.stage === 'answered' && state.total === 0;
  return (
    <div className={styles.panel} data-panel="">
      <p className={styles.status} role="status">
        {!isBlank && state.stage === 'answered' && (isNone ? `No results for ${state.text}` : countLine(state.total))}
      </p>
      {isBlank && <RecentPlaces onGo={onGo} />}
      {!isBlank && isNone && <NothingFound text={state.text} onTry={onAsk} />}
      {!isBlank && state.stage === 'failed' && <SearchFailed onRetry={() => onAsk(text)} />}
    </div>
  );
}

function RecentPlaces({ onGo }: Pick<ModalPanelProps, 'onGo'>) {
  const [places, setPlaces] = useState(recentPlaces);
  if (places.length === 0) {
    return (
      <p className={styles.hint}>
        Type a few words, a key such as <code>APP_KEY</code>, a command, or paste an error message.
      </p>
    );
  }
  return (
    <section aria-label="Recent">
      <div className={styles.recentHead}>
        <h2>Recent</h2>
        <button
          type="button"
          onClick={(event) => {
            event.currentTarget.closest('dialog')?.querySelector('input')?.focus();
            forgetRecent();
            setPlaces([]);
          }}
        >
          Clear
        </button>
      </div>
      <ul>
        {places.map(({ url, title, trail }) => (
          <li key={url}>
            <a
              href={withBasePath(url)}
              className={styles.recent}
              onClick={(event) => {
                if (!(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) {
                  event.preventDefault();
                  onGo(withBasePath(url));
                }
              }}
            >
              {trail && <span className={styles.trail}>{trail}</span>}
              <span className={styles.name}>{title}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
