import { countValues } from '@/lib/browser/values/choices';
import { changePanelState, usePanelState } from './panel-state';
import { useValues } from './use-values';
import styles from './values-content.module.css';
import { clearValues, setValue } from './values-store';

/** Renders the number of values, and a button that clears them. Pressed again, it restores them. */
export function ValuesFooter() {
  const values = useValues();
  const { drafts, cleared } = usePanelState();
  const isEmpty = Object.keys(values).length === 0;
  // A new value ends the offer to restore the old ones.
  const restorable = isEmpty ? cleared : null;
  const clear = () => {
    changePanelState({ cleared: { values, drafts }, drafts: {} });
    clearValues();
  };
  const restore = () => {
    for (const [name, value] of Object.entries(cleared?.values ?? {})) {
      setValue(name, value);
    }
    changePanelState({ cleared: null, drafts: { ...drafts, ...cleared?.drafts } });
  };
  const filled = countValues(values);
  return (
    <div className={styles.foot}>
      <p className={styles.count} role="status">
        {restorable && `Cleared ${countValues(restorable.values)}`}
        {!restorable && (filled === 0 ? 'Nothing filled in' : `${filled} filled in`)}
      </p>
      {(restorable || !isEmpty) && (
        <button type="button" className="button" onClick={restorable ? restore : clear}>
          {restorable ? 'Undo' : 'Clear all'}
        </button>
      )}
    </div>
  );
}
