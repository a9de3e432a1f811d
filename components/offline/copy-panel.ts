import { button, element } from '@/lib/browser/dom/element';
import { type CopyEvent, type CopyState, formatSize, stateAfter } from './copy-state';
import { errorText, readCopyStatus, removeAll, saveAll, unsupportedReason } from './copy-store';

/**
 * Mounts the controls of the offline copy: its size before saving, the progress while saving, and the button that
 * removes it afterward.
 */
export function mount(container: HTMLElement): void {
  let state: CopyState = { stage: 'checking' };
  let saving: AbortController | null = null;
  const status = element('p', { role: 'status' }, statusText(state));
  const bar = element('progress', { 'aria-label': 'Offline copy progress', hidden: true });
  const actions = element('div', { class: 'offline-copy-actions' });
  container.append(status, bar, actions);

  const send = (event: CopyEvent) => {
    const { stage } = state;
    state = stateAfter(state, event);
    status.textContent = statusText(state);
    bar.hidden = state.stage !== 'saving';
    if (state.stage === 'saving') {
      bar.max = state.bytes;
      bar.value = state.saved;
    }
    if (state.stage !== stage) {
      actions.replaceChildren(...buttons[state.stage]);
    }
  };
  const save = async () => {
    const controller = new AbortController();
    saving = controller;
    send({ type: 'started' });
    try {
      const { list } = await readCopyStatus();
      await saveAll(list, (bytes) => send({ type: 'saved', bytes }), controller.signal);
      send({ type: 'finished' });
    } catch (error) {
      send(controller.signal.aborted ? { type: 'removed' } : { type: 'failed', reason: errorText(error) });
    }
  };
  const remove = () =>
    removeAll().then(
      () => send({ type: 'removed' }),
      (error: unknown) => send({ type: 'failed', reason: errorText(error) }),
    );
  const saveButton = button('Save all for offline', () => void save());
  const removeButton = button('Remove the offline copy', () => void remove());
  const buttons: Readonly<Record<CopyState['stage'], readonly HTMLButtonElement[]>> = {
    checking: [],
    unsupported: [],
    none: [saveButton],
    saving: [button('Stop', () => saving?.abort())],
    complete: [removeButton],
    failed: [saveButton, removeButton],
  };
  checkCopy().then(send, (error: unknown) => send({ type: 'unsupported', reason: errorText(error) }));
}

async function checkCopy(): Promise<CopyEvent> {
  const reason = await unsupportedReason();
  if (reason !== null) {
    return { type: 'unsupported', reason };
  }
  const { list, isComplete } = await readCopyStatus();
  return { type: 'checked', bytes: list.bytes, isComplete };
}

function statusText(state: CopyState): string {
  switch (state.stage) {
    case 'checking':
      return 'Checking which pages this browser has saved.';
    case 'unsupported':
      return `Nothing can be saved here. ${state.reason}`;
    case 'none':
      return `All pages take ${formatSize(state.bytes)} on this device.`;
    case 'saving':
      return `Saved ${formatSize(state.saved)} of ${formatSize(state.bytes)}.`;
    case 'complete':
      return `All pages are saved in this browser: ${formatSize(state.bytes)}.`;
    case 'failed':
      return `The copy is incomplete. ${state.reason}`;
  }
}
