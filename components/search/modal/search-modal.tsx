'use client';

import { DocSearchModal } from '@docsearch/react/modal';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { nearPage } from '@/components/search/engine/near';
import { engine } from '@/components/search/engine/open-engine';
import { everything } from '@/components/search/results/search-address';
import type { Hit } from '@/lib/search/engine';
import { env } from '@/lib/site/env';
import { closeSearch } from './close-search';
import { HitContext, HitLink } from './hit-link';
import { listing, mostHits } from './listing';
import { fieldOf } from './mend-docsearch';
import { ModalFoot } from './modal-foot';
import { modalKeys } from './modal-keys';
import { ModalPanel } from './modal-panel';
import { modalView } from './modal-view';
import { keepRecent } from './recent';
import { ask } from './set-field';
import { typedText } from './typed-text';
import { provideStorage } from './usable-storage';
import { useDialog } from './use-dialog';
import { words } from './words';

export type SearchModalProps = {
  /** What was typed before this was there: a text, and the keys after it. */
  readonly text: string;
  readonly keys: readonly string[];
  /** Takes the modal away. */
  readonly onClosed: () => void;
};

/** DocSearch wants settings also where nobody reads them: the engine of this site answers. */
const settings = env.docsearch ?? { appId: 'site', apiKey: 'site', indexName: 'site' };
const indices = [settings.indexName];

provideStorage();

/**
 * DocSearch's modal in a dialog of the browser, over the engine of this site; open for as long as it is mounted. It has no state that
 * changes, so that DocSearch is rendered for its own changes alone.
 */
export function SearchModal({ text: before, keys, onClosed }: SearchModalProps) {
  const [{ text: typed, isSent }] = useState(() => typedText(before, keys));
  const [close] = useState(() => closeSearch(onClosed));
  const [view] = useState(() => modalView(typed));
  const { dialog, panel } = useDialog(env.docsearch !== null, view);
  const [list] = useState(() =>
    listing(nearPage(), view, (hit: Hit, url: string) => {
      keepRecent(hit);
      close(url);
    }),
  );

  useEffect(() => {
    if (isSent) {
      list.openNext();
    }
    // The index comes with the first question, even with one without words.
    engine.search({ text: '', page: 0, perPage: 1, near: {}, only: everything }).catch(() => undefined);
    if (typed !== '') {
      // As if typed now: for a text that it begins with, the original asks twice, and may then take its list for closed. React must be
      // done first, or it would put the field back.
      queueMicrotask(() => ask(fieldOf(dialog), typed));
    }
  }, [dialog, isSent, list, typed]);

  useEffect(() => modalKeys(dialog, view, close, list.openNext), [dialog, view, close, list]);

  return (
    <>
      {createPortal(
        <HitContext value={list.context}>
          <DocSearchModal
            {...settings}
            {...list.props}
            hitComponent={HitLink}
            indices={indices}
            initialScrollY={window.scrollY}
            maxResultsPerGroup={mostHits}
            disableUserPersonalization
            insights={false}
            // With Enter on a hit, the original closes first and goes then: going closes too, and knows where to.
            onClose={() => queueMicrotask(close)}
            placeholder="Search, or paste an error"
            translations={words}
            footerAction={<ModalFoot view={view} onGo={close} />}
          />
        </HitContext>,
        dialog,
      )}
      {createPortal(<ModalPanel view={view} onGo={close} onAsk={(next) => ask(fieldOf(dialog), next)} />, panel)}
    </>
  );
}
