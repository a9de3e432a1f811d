'use client';

import { useState } from 'react';
import { countLine } from '@/components/search/results/count-line';
import { NothingFound, SearchFailed } from '@/components/search/results/search-states';
import { withBasePath } from '@/lib/site/base-path.mjs';
import styles from './modal-panel.module.css';
import { type ModalView, stageOf, totalOf, useView } from './modal-view';
import { forgetRecent, recentPlaces } from './recent';

export type ModalPanelProps = {
  readonly view: ModalView;
  readonly onGo: (to: string) => void;
  readonly onAsk: (text: string) => void;
};

/** What stands in place of a list of hits: where the reader went before, that nothing was found, that the search failed. */
export function ModalPanel({ view, onGo, onAsk }: ModalPanelProps) {
  const shown = useView(view, stageOf);
  const total = useView(view, totalOf);
  const answered = useView(view, ({ search }) => search.text);
  return (
    <div className={styles.panel} data-shown={shown}>
      <p className={styles.status} role="status">
        {shown === 'none' && `No results for ${answered}`}
        {shown === 'hits' && countLine(total)}
      </p>
      {shown === 'start' && <RecentPlaces onGo={onGo} />}
      {shown === 'none' && <NothingFound text={answered} onTry={onAsk} />}
      {shown === 'failed' && <SearchFailed onRetry={() => onAsk(view.read().text)} />}
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
      <div className={styles.head}>
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
              <span>{title}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
