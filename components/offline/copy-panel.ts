import { button, element } from '@/lib/browser/dom/element';
import { checkSupport, errorText, readCopyStatus, removeAll, saveAll, workerReady } from './copy-store';

/**
 * Mounts the controls of the offline copy: its size before saving, the progress while saving, and the button that
 * removes it afterward.
 */
export function mount(container: HTMLElement): void {
  let bytes = 0;
  const status = element('p', { role: 'status' }, 'Checking which pages this browser has saved.');
  const bar = element('progress', { 'aria-label': 'Offline copy progress', hidden: true });
  const actions = element('div', { class: 'offline-copy-actions' });
  container.append(status, bar, actions);

  const show = (text: string, ...buttons: readonly HTMLButtonElement[]) => {
    status.textContent = text;
    bar.hidden = true;
    actions.replaceChildren(...buttons);
  };
  const showNone = () => show(`All pages take ${formatSize(bytes)} on this device.`, saveButton);
  const showComplete = () => show(`All pages are saved in this browser: ${formatSize(bytes)}.`, removeButton);
  const showFailure = (error: unknown) => show(`The copy is incomplete. ${errorText(error)}`, saveButton, removeButton);
  const save = async () => {
    const controller = new AbortController();
    let saved = 0;
    const update = (added: number) => {
      // Files that were on their way still arrive after saving has stopped.
      if (!bar.hidden) {
        saved = Math.min(bytes, saved + added);
        bar.value = saved;
        status.textContent = `Saved ${formatSize(saved)} of ${formatSize(bytes)}.`;
      }
    };
    show(
      '',
      button('Stop', () => controller.abort()),
    );
    bar.hidden = false;
    bar.max = bytes;
    update(0);
    try {
      const { list } = await readCopyStatus();
      await saveAll(list, update, controller.signal);
      showComplete();
    } catch (error) {
      (controller.signal.aborted ? showNone : showFailure)(error);
    }
  };
  const saveButton = button('Save all for offline', () => void save());
  const removeButton = button('Remove the offline copy', () => void removeAll().then(showNone, showFailure));
  const check = async () => {
    await checkSupport();
    const { list, isComplete } = await readCopyStatus();
    bytes = list.bytes;
    (isComplete ? showComplete : showNone)();
  };
  const report = (error: unknown) => show(`Nothing can be saved here. ${errorText(error)}`);
  check()
    .catch((error: unknown) => {
      report(error);
      // On a busy device, the worker can start after the time that the check waits.
      return workerReady().then(check);
    })
    .catch(report);
}

function formatSize(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} KB` : `${Math.round(bytes / 1_000_000)} MB`;
}
