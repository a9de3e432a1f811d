'use client';

import { useLayoutEffect, useRef, useState } from 'react';
import { AppMessages } from '@/components/tools/app-messages';
import { OnDemand } from '@/components/tools/on-demand';
import { useHydrated } from '@/components/tools/use-hydrated';
import { openModal } from '@/lib/browser/dom/modal';
import { openReport } from './open-report';
import styles from './report-dialog.module.css';

const name = 'the report';
const load = () => import('./report').then(({ Report }) => Report);

export type ReportDialogProps = {
  /** The page's public address. */
  readonly address: string;
  /** The address of the repository's issue form, or null if the report can only be copied. */
  readonly formUrl: string | null;
};

/**
 * Renders the dialog that reports a problem: a box for the reader's words, and folded, what the report says about the
 * page, with its section to choose. It leads to the repository's issue form, or copies the text if there's no
 * repository. The box is part of the built page, so it opens right away. The rest loads when the dialog opens.
 */
export function ReportDialog({ address, formUrl }: ReportDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  // What the reader did in the built page, also if React draws it again.
  const [before] = useState(() => readDialog(address));
  const [section, setSection] = useState(before.section);
  const [words, setWords] = useState('');
  const isHydrated = useHydrated();

  useLayoutEffect(() => {
    const [shown, input] = [dialog.current, field.current];
    if (input) {
      input.value ||= before.words;
      setWords(input.value);
    }
    if (shown && before.isOpen) {
      openModal(shown);
    }
    const open = (event: MouseEvent) => {
      const opened = openReport(event);
      if (opened !== null) {
        setSection(opened);
      }
    };
    document.addEventListener('click', open);
    return () => {
      document.removeEventListener('click', open);
      shown?.close();
    };
  }, [before]);

  return (
    // The early script may have opened it.
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="report-title"
      data-report={address}
      suppressHydrationWarning
    >
      <div className={styles.box}>
        <h2 id="report-title">Report a problem</h2>
        <label htmlFor="report-words" className="value-label">
          What's wrong, and what did you expect?
        </label>
        <textarea
          ref={field}
          id="report-words"
          className="value-input"
          rows={4}
          onChange={({ target }) => setWords(target.value)}
        />
        {!isHydrated && <AppMessages name={name} />}
        {isHydrated && section !== null && (
          <OnDemand name={name} load={load} props={{ address, formUrl, words, section, onSection: setSection }} />
        )}
        <button type="button" className="button" data-dialog-close="">
          Close
        </button>
      </div>
    </dialog>
  );
}

/** Reads the dialog of the same page in the document. */
function readDialog(address: string) {
  const dialog =
    typeof document === 'undefined'
      ? null
      : document.querySelector<HTMLDialogElement>(`dialog[data-report="${CSS.escape(address)}"]`);
  return {
    isOpen: dialog?.open ?? false,
    section: dialog?.dataset.section ?? null,
    words: dialog?.querySelector('textarea')?.value ?? '',
  };
}
