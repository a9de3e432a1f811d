import { useState, useSyncExternalStore } from 'react';
import { copyText } from '@/components/prose/code/copy-text';
import { valueStorage } from '@/lib/browser/values/value-storage';
import styles from './report.module.css';
import type { ReportDialogProps } from './report-dialog';
import { issueForm, pageFacts } from './report-text';

export type ReportProps = ReportDialogProps & {
  readonly words: string;
  readonly section: string;
  readonly onSection: (section: string) => void;
};

/** Renders what the report says besides the reader's words, and what sends it. */
export function Report({ address, formUrl, words, section, onSection }: ReportProps) {
  const [headings] = useState(readHeadings);
  const [copied, setCopied] = useState<{ readonly text: string; readonly message: string }>();
  const chosen = headings.some(({ id }) => id === section) ? section : '';
  const readFacts = () => pageFacts(address, chosen, valueStorage.readAll(), document.documentElement.dataset.deploy);
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
      <details className={styles.facts}>
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
      <p className={styles.status} role="status">
        {copied?.text === text ? copied.message : ''}
      </p>
      {formUrl === null ? (
        <button type="button" className="button" onClick={() => void copy()}>
          Copy
        </button>
      ) : (
        <a href={issueForm(formUrl, text)} className={`button ${styles.form}`}>
          Continue to the issue form
        </a>
      )}
    </>
  );
}

function readHeadings() {
  return [...document.querySelectorAll<HTMLElement>('.heading > [id]')].map(({ id, textContent, tagName }) => ({
    id,
    label: (tagName === 'H2' ? '' : '\u2003') + textContent,
  }));
}
