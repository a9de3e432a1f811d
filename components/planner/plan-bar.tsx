import styles from './plan-bar.module.css';
import { clearTicks, useTicks } from './ticks';

export type PlanBarProps = {
  /** The keys of the ticks of its steps. */
  readonly ticks: readonly string[];
  readonly onDownload: () => void;
};

/** Renders how many steps are done, and what a reader can do with the plan. */
export function PlanBar({ ticks, onDownload }: PlanBarProps) {
  const ticked = useTicks();
  const done = ticks.filter((tick) => ticked.has(tick)).length;
  return (
    <div className={styles.bar}>
      <div className={styles.progress}>
        <progress max={ticks.length} value={done} aria-label="Steps done" hidden={done === 0} />
        <span className={styles.count} role="status">
          {done === 0 ? 'Click a number to tick its step' : `${done} of ${ticks.length} steps done`}
        </span>
      </div>
      <div className={styles.actions}>
        <button type="button" className="button" onClick={() => window.print()}>
          Print
        </button>
        <button type="button" className="button" aria-label="Download as Markdown" onClick={onDownload}>
          Markdown
        </button>
        <button type="button" className="button" hidden={done === 0} onClick={() => clearTicks(ticks)}>
          Clear ticks
        </button>
      </div>
    </div>
  );
}
