import styles from './page-values.module.css';
import { pageValuesText } from './page-values-text';

/** Renders how many of the reader's values a page uses, and a button to fill them in. `live-values.ts` updates both. */
export function PageValues({ names }: { readonly names: readonly string[] }) {
  if (names.length === 0) {
    return null;
  }
  const [sentence, action] = pageValuesText(0, names.length);
  return (
    <p className={styles.line} data-page-values={names.join(' ')}>
      <span suppressHydrationWarning>{sentence}</span>{' '}
      <button type="button" className={styles.button} data-values-open="*" suppressHydrationWarning>
        {action}
      </button>
    </p>
  );
}
