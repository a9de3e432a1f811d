import { editionLabels } from '@/lib/site/editions.mjs';
import styles from './applies-line.module.css';

/** At the top of a page, once the reader has chosen an edition: for which one the rest is dimmed, and the way back. CSS shows it. */
export function AppliesLine() {
  return (
    <p className={styles.line} data-applies-line="">
      <span data-about="same">Dimmed: what does not apply to</span>
      <span data-about="other">This page is about another edition than</span>{' '}
      {Object.entries(editionLabels).map(([name, label]) => (
        <b key={name} data-name={name}>
          {label}
        </b>
      ))}
      <b data-chosen-version="" />.{' '}
      <button type="button" className={styles.undo} data-values-undo="">
        Show all editions alike
      </button>
    </p>
  );
}
