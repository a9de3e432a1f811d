import type { ReactNode } from 'react';
import { editionLabels } from '@/lib/site/editions';
import styles from './edition-table.module.css';

/** Renders a table with a column for each edition. On a phone, it shows one edition at a time, even without scripts. */
export function EditionTable({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.table}>
      <fieldset className="choices">
        <legend className="visually-hidden">Edition</legend>
        {Object.entries(editionLabels).map(([name, label], index) => (
          <label key={name}>
            <input type="radio" name="edition-table" value={name} defaultChecked={index === 0} autoComplete="off" />
            {label}
          </label>
        ))}
      </fieldset>
      {children}
    </div>
  );
}
