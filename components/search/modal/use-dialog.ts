'use client';

import { useEffect, useLayoutEffect, useState } from 'react';
import { lockScroll } from '@/lib/browser/scroll-lock';
import styles from './dialog.module.css';
import { fieldOf, mendDocSearch } from './mend-docsearch';
import type { ModalView } from './modal-view';
import './docsearch.css';

/** The dialog, and in it what stands between the field and the foot. */
export type Place = { readonly dialog: HTMLDialogElement; readonly panel: HTMLElement };

/**
 * A dialog of the browser for DocSearch's modal, which renders none: made before it is part of the page, so that its content can be mended first,
 * and open for as long as its component is mounted. It gives the focus back to where it was.
 *
 * @param view is told the text of the field whenever it changes
 */
export function useDialog(isHosted: boolean, view: ModalView): Place {
  const [place] = useState(makePlace);
  const { dialog } = place;

  useLayoutEffect(() => {
    showDialog(place, isHosted);
    const unlock = lockScroll();
    return () => {
      unlock();
      place.dialog.close();
      place.dialog.remove();
    };
  }, [place, isHosted]);

  useEffect(() => {
    const field = fieldOf(dialog);
    // To scroll a list that stands at its start costs a layout of the page as well.
    let isScrolled = false;
    const note = () => {
      isScrolled = true;
    };
    const follow = () => {
      if (isScrolled) {
        dialog.querySelector('[role="listbox"]')?.scrollTo(0, 0);
      }
      isScrolled = false;
      view.change({ text: field.value });
    };
    const clear = () => view.change({ text: '' });
    dialog.addEventListener('scroll', note, { capture: true });
    dialog.addEventListener('input', follow);
    dialog.addEventListener('reset', clear);
    // DocSearch may have filled the field with the text that was selected on the page.
    follow();
    field.focus();
    return () => {
      dialog.removeEventListener('scroll', note, { capture: true });
      dialog.removeEventListener('input', follow);
      dialog.removeEventListener('reset', clear);
    };
  }, [dialog, view]);

  return place;
}

function makePlace(): Place {
  return { dialog: document.createElement('dialog'), panel: document.createElement('div') };
}

function showDialog({ dialog, panel }: Place, isHosted: boolean): void {
  dialog.className = styles.dialog ?? '';
  dialog.setAttribute('aria-label', 'Search the documentation');
  mendDocSearch(dialog, panel, isHosted);
  document.body.append(dialog);
  dialog.showModal();
}
