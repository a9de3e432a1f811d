import { StrokeIcon } from '@/components/prose/icons/stroke-icon';
import styles from './values-button.module.css';

/**
 * Renders the button that opens the values panel (see `values-control.ts`). Its label is a placeholder, so it becomes
 * the reader's domain. Phones have one in the drawer, and one below the title of each page with values.
 */
export function ValuesButton() {
  return (
    <button
      type="button"
      className={styles.button}
      title="Your values (Alt+Shift+V)"
      aria-keyshortcuts="Alt+Shift+V"
      data-values-open="domain"
    >
      <StrokeIcon
        d="M7.5 3.5H7A2 2 0 0 0 5 5.5v2A2.5 2.5 0 0 1 2.5 10 2.5 2.5 0 0 1 5 12.5v2a2 2 0 0 0 2 2h.5M12.5 3.5h.5a2 2 0 0 1 2 2v2a2.5 2.5 0 0 0 2.5 2.5 2.5 2.5 0 0 0-2.5 2.5v2a2 2 0 0 1-2 2h-.5"
        size={18}
      />
      {/* The inline script has filled the domain in before React hydrates it. */}
      <span className={styles.label} data-placeholder="domain" suppressHydrationWarning>
        Fill in your domain
      </span>
    </button>
  );
}
