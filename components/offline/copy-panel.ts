import { button, element } from '@/lib/browser/dom/element';
import { type CopyEvent, type CopyState, sizeOf, stateAfter } from './copy-state';
import { lookAtCopy, reasonOf, removeAll, saveAll, whyUnable } from './copy-store';

/**
 * Mounts the controls of the offline copy: its size before saving, the progress while saving, and the button that
 * removes it afterward.
 */
export function mount(place: HTMLElement): void {
  let state: CopyState = { stage: 'looking' };
  let saving: AbortController | null = null;
  const status = element('p', { role: 'status' });
  const bar = element('progress', { 'aria-label': 'Offline copy progress' });
  const actions = element('div', { class: 'offline-copy-actions' });
  place.append(status, bar, actions);

  const send = (event: CopyEvent) => {
    state = stateAfter(state, event);
    show();
  };
  const save = async () => {
    const controller = new AbortController();
    saving = controller;
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
  const buttons: Readonly<Record<string, HTMLButtonElement>> = {
    save: button('Save all for offline', () => void save()),
    stop: button('Stop', () => saving?.abort()),
    remove: button('Remove the offline copy', () => void remove()),
  };
  const buttonsOf: Readonly<Record<CopyState['stage'], readonly string[]>> = {
    looking: [],
    unable: [],
    none: ['save'],
    saving: ['stop'],
    whole: ['remove'],
    failed: ['save', 'remove'],
  };
  const show = () => {
    status.textContent = sentenceFor(state);
    bar.hidden = state.stage !== 'saving';
    if (state.stage === 'saving') {
      bar.max = state.bytes;
      bar.value = state.saved;
    }
    const shown = buttonsOf[state.stage].flatMap((name) => buttons[name] ?? []);
    if ([...actions.children].some((child, at) => child !== shown[at]) || actions.children.length !== shown.length) {
      actions.replaceChildren(...shown);
    }
  };

  show();
  look().then(send, (error: unknown) => send({ type: 'unable', reason: reasonOf(error) }));
}

async function look(): Promise<CopyEvent> {
  const reason = await whyUnable();
  if (reason !== null) {
    return { type: 'unable', reason };
  }
  const { list, isWhole } = await lookAtCopy();
  return { type: 'found', bytes: list.bytes, isWhole };
}

function sentenceFor(state: CopyState): string {
  switch (state.stage) {
    case 'looking':
      return 'Checking which pages this browser has saved.';
    case 'unable':
      return `Nothing can be saved here. ${state.reason}`;
    case 'none':
      return `All pages take ${sizeOf(state.bytes)} on this device.`;
    case 'saving':
      return `Saved ${sizeOf(state.saved)} of ${sizeOf(state.bytes)}.`;
    case 'whole':
      return `All pages are saved in this browser: ${sizeOf(state.bytes)}.`;
    case 'failed':
      return `The copy is incomplete. ${state.reason}`;
  }
}
