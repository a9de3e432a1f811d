import side from '@/components/chrome/drawer/sheet.module.css';
import { StrokeIcon } from '@/components/prose/icons/stroke-icon';
import styles from './values-panel.module.css';
import { ValuesPlace } from './values-place';

/**
 * Renders the shell of the panel with the reader's values in the HTML of every page, so it opens right away.
 * `values-control.ts` opens it.
 */
export function ValuesDialog() {
  return (
    <dialog
      id="values"
      className={`${side.sheet} ${styles.sheet}`}
      aria-labelledby="values-title"
      data-values-dialog=""
    >
      <div className={styles.panel}>
        <div className={styles.head}>
          <h2 id="values-title" className={styles.title}>
            Your values
          </h2>
          <button type="button" className={styles.close} aria-label="Close" data-dialog-close="">
            <StrokeIcon d="m5 5 10 10M15 5 5 15" />
          </button>
        </div>
        <div className={styles.content}>
          <ValuesPlace />
        </div>
      </div>
    </dialog>
  );
}
