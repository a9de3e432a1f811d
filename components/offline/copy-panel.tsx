'use client';

import { useEffect, useReducer, useRef } from 'react';
import styles from './copy-panel.module.css';
import { type CopyState, sizeOf, stateAfter } from './copy-state';
import { lookAtCopy, reasonOf, removeAll, saveAll, whyUnable } from './copy-store';

/** Saves all pages for reading without a network: the size before, the progress meanwhile, and the removal after. */
export function CopyPanel() {
  const [state, send] = useReducer(stateAfter, { stage: 'looking' });
  const saving = useRef<AbortController | null>(null);

  useEffect(() => {
    const look = async () => {
      const reason = await whyUnable();
      if (reason !== null) {
        return send({ type: 'unable', reason });
      }
      const { list, isWhole } = await lookAtCopy();
      return send({ type: 'found', bytes: list.bytes, isWhole });
    };
    look().catch((error: unknown) => send({ type: 'unable', reason: reasonOf(error) }));
    return () => saving.current?.abort();
  }, []);

  const save = async () => {
    const controller = new AbortController();
    saving.current = controller;
    send({ type: 'started' });
    try {
      const { list } = await lookAtCopy();
      await saveAll(list, (bytes) => send({ type: 'saved', bytes }), controller.signal);
      send({ type: 'finished' });
    } catch (error) {
      send(controller.signal.aborted ? { type: 'removed' } : { type: 'failed', reason: reasonOf(error) });
    }
  };
  const remove = () =>
    removeAll().then(
      () => send({ type: 'removed' }),
      (error: unknown) => send({ type: 'failed', reason: reasonOf(error) }),
    );

  return (
    <div className={styles.panel}>
      <p role="status">{wordsOf(state)}</p>
      {state.stage === 'saving' && (
        <progress
          className={styles.progress}
          max={state.bytes}
          value={state.saved}
          aria-label="Saved of the offline copy"
        />
      )}
      <div className={styles.actions}>
        {(state.stage === 'none' || state.stage === 'failed') && (
          <button type="button" onClick={save}>
            Save all for offline
          </button>
        )}
        {state.stage === 'saving' && (
          <button type="button" onClick={() => saving.current?.abort()}>
            Stop
          </button>
        )}
        {(state.stage === 'whole' || state.stage === 'failed') && (
          <button type="button" onClick={remove}>
            Remove the offline copy
          </button>
        )}
      </div>
    </div>
  );
}

function wordsOf(state: CopyState): string {
  switch (state.stage) {
    case 'looking':
      return 'Looking at what is saved in this browser.';
    case 'unable':
      return `Nothing can be saved here. ${state.reason}`;
    case 'none':
      return `All pages take ${sizeOf(state.bytes)} on this device.`;
    case 'saving':
      return `Saved ${sizeOf(state.saved)} of ${sizeOf(state.bytes)}.`;
    case 'whole':
      return `All pages are saved in this browser: ${sizeOf(state.bytes)}.`;
    case 'failed':
      return `The copy is not whole. ${state.reason}`;
  }
}
