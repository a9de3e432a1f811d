'use client';

import { useState } from 'react';
import { isSlashOn, setSlash } from '@/components/search/launch/slash-setting';
import { resultsAddress } from '@/components/search/results/search-address';
import { withBasePath } from '@/lib/site/base-path.mjs';
import styles from './modal-foot.module.css';
import { type ModalView, totalOf, useView } from './modal-view';

export type ModalFootProps = { readonly view: ModalView; readonly onGo: (to: string) => void };

/** The foot of the modal: all results on a page of their own, and whether the slash opens the search. */
export function ModalFoot({ view, onGo }: ModalFootProps) {
  const total = useView(view, totalOf);
  const text = useView(view, ({ search }) => search.text);
  const [isOn, setOn] = useState(isSlashOn);
  const all = withBasePath(resultsAddress(text));
  return (
    <>
      {total > 0 && (
        <a
          href={all}
          className={styles.all}
          onClick={(event) => {
            if (!(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) {
              event.preventDefault();
              onGo(all);
            }
          }}
        >
          {total === 1 ? 'See the result on a page' : `See all ${total.toLocaleString('en')} results`}
        </a>
      )}
      <label className={styles.setting}>
        <input
          type="checkbox"
          checked={isOn}
          onChange={(event) => {
            setOn(event.currentTarget.checked);
            setSlash(event.currentTarget.checked);
          }}
        />
        Press <kbd>/</kbd> to search
      </label>
    </>
  );
}
