'use client';

import { type CopyState, useOfflineCopy } from './use-offline-copy';

/**
 * Renders the controls of the offline copy: its size before saving, the progress while saving, and the button that
 * removes it afterward.
 */
export function OfflinePanel() {
  const { state, bytes, save, stop, remove } = useOfflineCopy();
  const hasFiles = state.name === 'complete' || state.name === 'incomplete';
  return (
    <>
      <p role="status">{statusOf(state, bytes)}</p>
      {state.name === 'saving' && (
        <progress aria-label="Offline copy progress" max={bytes} value={Math.min(bytes, state.savedBytes)} />
      )}
      <div>
        {(state.name === 'none' || state.name === 'incomplete') && (
          <button type="button" className="button" onClick={() => void save()}>
            Save all for offline
          </button>
        )}
        {state.name === 'saving' && (
          <button type="button" className="button" onClick={stop}>
            Stop
          </button>
        )}
        {hasFiles && (
          <button type="button" className="button" onClick={() => void remove()}>
            Remove the offline copy
          </button>
        )}
      </div>
    </>
  );
}

function statusOf(state: CopyState, bytes: number): string {
  switch (state.name) {
    case 'checking':
      return 'Checking which pages this browser has saved.';
    case 'none':
      return `All pages take ${formatSize(bytes)} on this device.`;
    case 'saving':
      return `Saved ${formatSize(Math.min(bytes, state.savedBytes))} of ${formatSize(bytes)}.`;
    case 'complete':
      return `All pages are saved in this browser: ${formatSize(bytes)}.`;
    case 'incomplete':
      return `The copy is incomplete. ${state.reason}`;
    case 'unsupported':
      return `Nothing can be saved here. ${state.reason}`;
  }
}

function formatSize(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} KB` : `${Math.round(bytes / 1_000_000)} MB`;
}
