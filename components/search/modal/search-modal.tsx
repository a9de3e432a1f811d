'use client';

import { DocSearchModal } from '@docsearch/react/modal';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { openEngine } from '@/components/search/engine/open-engine';
import { lockScroll } from '@/lib/browser/scroll-lock';
import type { Hit, Question } from '@/lib/search/engine';
import { withBasePath } from '@/lib/site/base-path.mjs';
import { env } from '@/lib/site/env';
import { type ListedHit, toDocSearch } from './docsearch-hits';
import { hitLinkThat } from './hit-link';
import { latestSearch, type SearchState } from './latest-search';
import { fieldOf, mendDocSearch } from './mend-docsearch';
import { ModalFoot } from './modal-foot';
import { modalKeys } from './modal-keys';
import { ModalPanel } from './modal-panel';
import { keepRecent } from './recent';
import styles from './search-modal.module.css';
import { ask } from './set-field';
import { provideStorage } from './usable-storage';
import { words } from './words';

/** How many hits the modal lists; the page of results has the rest. */
const perPage = 12;

export type SearchModalProps = {
  /** What was typed before this was there, and whether Enter followed. */
  readonly text: string;
  readonly isSent: boolean;
  readonly near: Question['near'];
  /** Called once the modal has closed, with the address to go to when the reader chose one. */
  readonly onClosed: (to?: string) => void;
};

provideStorage();

/** DocSearch's modal in a dialog of the browser, over the engine of this site; open for as long as it is mounted. */
export function SearchModal({ text: typed, isSent, near, onClosed }: SearchModalProps) {
  const [dialog] = useState(() => document.createElement('dialog'));
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [text, setText] = useState(typed);
  const [state, setState] = useState<SearchState>({ stage: 'empty', text: '' });
  // Enter before the answer opens the first hit as soon as it is there.
  const sent = useRef(isSent);

  const stable = useMemo(() => {
    const open = (hit: Hit, url: string) => {
      keepRecent(hit);
      onClosed(url);
    };
    const search = latestSearch(openEngine, perPage, near, setState);
    const client = {
      search: async ({ requests: [request] }: { requests: { query?: string }[] }) => {
        const answer = await search(request?.query ?? '');
        const [first] = answer.hits;
        if (sent.current && first) {
          open(first, withBasePath(first.url));
        }
        sent.current = false;
        return toDocSearch(answer, withBasePath);
      },
    };
    return {
      hitComponent: hitLinkThat(open),
      // The rest of the service's client is not used by the modal.
      transformSearchClient: <Client,>(original: Client): Client => ({ ...original, ...client }),
      navigator: {
        navigate: ({ item, itemUrl }: { item: unknown; itemUrl: string }) => open((item as ListedHit).found, itemUrl),
      },
    };
  }, [near, onClosed]);

  useLayoutEffect(() => {
    dialog.className = styles.dialog ?? '';
    dialog.setAttribute('aria-label', 'Search the documentation');
    setPlace(mendDocSearch(dialog, env.docsearch !== null));
    document.body.append(dialog);
    dialog.showModal();
    const unlock = lockScroll();
    const field = fieldOf(dialog);
    const followText = () => setText(field.value);
    const clear = () => setText('');
    dialog.addEventListener('input', followText);
    dialog.addEventListener('reset', clear);
    return () => {
      dialog.removeEventListener('input', followText);
      dialog.removeEventListener('reset', clear);
      unlock();
      dialog.close();
      dialog.remove();
    };
  }, [dialog]);

  // After DocSearch has focused its field, which leaves the caret at the start in some browsers.
  useEffect(() => {
    const field = fieldOf(dialog);
    field.focus();
    setText(field.value);
    field.setSelectionRange(typed ? field.value.length : 0, field.value.length);
    void openEngine().catch(() => undefined);
  }, [dialog, typed]);

  useEffect(() => {
    const shown = { text: state.text, hits: state.stage === 'answered' ? state.total : 0 };
    return modalKeys(dialog, shown, onClosed, () => {
      sent.current = true;
    });
  }, [dialog, state, onClosed]);

  const isBlank = text.trim() === '';
  const stage = isBlank ? 'empty' : state.stage;
  dialog.dataset.stage = stage === 'answered' && state.stage === 'answered' && state.total === 0 ? 'none' : stage;

  const foot = (
    <ModalFoot total={!isBlank && state.stage === 'answered' ? state.total : 0} text={text} onGo={onClosed} />
  );
  const settings = env.docsearch ?? { appId: 'site', apiKey: 'site', indexName: 'site' };
  return (
    <>
      {createPortal(
        <DocSearchModal
          appId={settings.appId}
          apiKey={settings.apiKey}
          indices={[settings.indexName]}
          initialQuery={typed}
          initialScrollY={window.scrollY}
          maxResultsPerGroup={perPage}
          disableUserPersonalization
          insights={false}
          onClose={onClosed}
          placeholder="Search, or paste an error"
          translations={words}
          footerAction={foot}
          {...(stable as object)}
        />,
        dialog,
      )}
      {place &&
        createPortal(
          <ModalPanel text={text} state={state} onGo={onClosed} onAsk={(next) => ask(fieldOf(dialog), next)} />,
          place,
        )}
    </>
  );
}
