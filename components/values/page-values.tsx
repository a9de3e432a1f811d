import styles from './page-values.module.css';
import { pageValuesText } from './page-values-text';

/** Renders a button with how many of the reader's values a page uses, to fill them in. `show-values.ts` updates it. */
export function PageValues({ names }: { readonly names: readonly string[] }) {
  return names.length === 0 ? null : (
    <button
      type="button"
      className={styles.button}
      data-values-open="*"
      data-page-values={names.join(' ')}
      suppressHydrationWarning
    >
      {pageValuesText(0, names.length)}
    </button>
  );
}
