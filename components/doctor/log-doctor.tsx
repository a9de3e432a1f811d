import { ScriptPlace } from '@/components/prose/static-html/script-place';
import styles from './log-doctor.module.css';

/** Renders the place of the log doctor, which `doctor-part.ts` fills. */
export function LogDoctor() {
  return (
    <>
      <ScriptPlace className="tool-place" data-part="log-doctor" />
      <noscript>
        <p>
          The log doctor requires JavaScript. Without it, search the pages below for three or four words of your error.
        </p>
      </noscript>
    </>
  );
}

/** Renders the log doctor folded. Its code loads when a reader opens it, so the page around it stays light. */
export function FoldedLogDoctor() {
  return (
    <details className={styles.fold}>
      <summary>Paste a whole log or .env file</summary>
      <ScriptPlace className="tool-place" data-part="log-doctor" />
    </details>
  );
}
