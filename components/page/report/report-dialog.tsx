'use client';

import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { copyText } from '@/components/prose/code/copy-text';
import { AppMessages } from '@/components/tools/app-messages';
import { useHydrated } from '@/components/tools/use-hydrated';
import { openModal } from '@/lib/browser/dom/modal';
import { choicesOf } from '@/lib/browser/values/choices';
import { knownValues } from '@/lib/browser/values/stored-values';
import { valueStorage } from '@/lib/browser/values/value-storage';
import { openReport } from './open-report';
import styles from './report-dialog.module.css';
import { issueForm, pageFacts } from './report-text';

export type ReportDialogProps = {
  /** The page's public address. */
  readonly address: string;
  /** The address of the repository's issue form, or null if the report can only be copied. */
  readonly formUrl: string | null;
};

/**
 * Renders the dialog that reports a problem: a box for the reader's words, and folded, what the report says about the
 * page, with its section to choose. It leads to the repository's issue form, or copies the text if there's no repository.
 * The box is part of the built page, so it opens right away.
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
        {!isHydrated && <AppMessages name="the report" />}
        {isHydrated && section !== null && <Report {...{ address, formUrl, words, section }} onSection={setSection} />}
        <button type="button" className="value-button" data-dialog-close="">
          Close
        </button>
      </div>
    </dialog>
  );
}

type ReportProps = ReportDialogProps & {
  readonly words: string;
  readonly section: string;
  readonly onSection: (section: string) => void;
};

function Report({ address, formUrl, words, section, onSection }: ReportProps) {
  const [headings] = useState(readHeadings);
  const [copied, setCopied] = useState<{ readonly text: string; readonly message: string }>();
  const chosen = headings.some(({ id }) => id === section) ? section : '';
  const readFacts = () => {
    const choices = choicesOf(knownValues(valueStorage.readAll()));
    return pageFacts(address, chosen, choices, document.documentElement.dataset.deploy);
  };
  const facts = useSyncExternalStore(valueStorage.onChange, readFacts);
  const text = `${words.trim()}\n\n${facts}`.trim();
  const copy = async () => {
    const message = (await copyText(text))
      ? 'Copied. Paste it where you report the problem.'
      : "The browser doesn't allow copying here. Select what you wrote and the details below, and copy them.";
    setCopied({ text, message });
  };
  return (
    <>
      <details>
        <summary>What the report says about the page</summary>
        <label htmlFor="report-section" className="value-label">
          Section
        </label>
        <select
          id="report-section"
          className="value-input"
          value={chosen}
          onChange={({ target }) => onSection(target.value)}
        >
          <option value="">The whole page</option>
          {headings.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
        <pre>{facts}</pre>
      </details>
      <p role="status">{copied?.text === text ? copied.message : ''}</p>
      {formUrl === null ? (
        <button type="button" className="value-button" onClick={() => void copy()}>
          Copy
        </button>
      ) : (
        <a href={issueForm(formUrl, text)} className="value-button">
          Continue to the issue form
        </a>
      )}
    </>
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

function readHeadings() {
  return [...document.querySelectorAll<HTMLElement>('.heading > [id]')].map(({ id, textContent, tagName }) => ({
    id,
    label: (tagName === 'H2' ? '' : '\u2003') + textContent,
  }));
}
