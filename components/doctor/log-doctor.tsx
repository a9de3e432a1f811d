import { ScriptPlace } from '@/components/prose/static-html/script-place';
import styles from './log-doctor.module.css';

/** Renders the log doctor folded. Its code loads when a reader opens it, so the page around it stays light. */
export function FoldedLogDoctor() {
  return (
    <details className={styles.fold}>
      <summary>Paste a whole log or .env file</summary>
      <ScriptPlace className="tool-place" data-part="log-doctor" />
    </details>
  );
}
