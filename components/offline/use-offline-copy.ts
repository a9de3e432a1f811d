import { useEffect, useRef, useState } from 'react';
import { checkSupport, errorText, readCopyStatus, removeAll, saveAll, workerReady } from './copy-store';

/** What the panel shows. */
export type CopyState =
  | { readonly name: 'checking' | 'none' | 'complete' }
  | { readonly name: 'saving'; readonly savedBytes: number }
  | { readonly name: 'unsupported' | 'incomplete'; readonly reason: string };

/** Returns the state of the offline copy, its size in bytes, and what changes it. */
export function useOfflineCopy() {
  const [state, setState] = useState<CopyState>({ name: 'checking' });
  const [bytes, setBytes] = useState(0);
  const saving = useRef<AbortController>(null);

  useEffect(() => {
    let isShown = true;
    const check = async () => {
      await checkSupport();
      const { list, isComplete } = await readCopyStatus();
      if (isShown) {
        setBytes(list.bytes);
        setState({ name: isComplete ? 'complete' : 'none' });
      }
    };
    const report = (error: unknown) => isShown && setState({ name: 'unsupported', reason: errorText(error) });
    check()
      .catch((error: unknown) => {
        report(error);
        // On a busy device, the worker can start after the time that the check waits.
        return workerReady().then(check);
      })
      .catch(report);
    return () => {
      isShown = false;
    };
  }, []);

  const save = async () => {
    const controller = new AbortController();
    saving.current = controller;
    setState({ name: 'saving', savedBytes: 0 });
    const add = (added: number) =>
      // Files that were on their way still arrive after saving has stopped.
      setState((now) => (now.name === 'saving' ? { name: 'saving', savedBytes: now.savedBytes + added } : now));
    try {
      const { list } = await readCopyStatus();
      await saveAll(list, add, controller.signal);
      setState({ name: 'complete' });
    } catch (error) {
      setState(controller.signal.aborted ? { name: 'none' } : { name: 'incomplete', reason: errorText(error) });
    }
  };
  const stop = () => saving.current?.abort();
  const remove = () =>
    removeAll().then(
      () => setState({ name: 'none' }),
      (error: unknown) => setState({ name: 'incomplete', reason: errorText(error) }),
    );
  return { state, bytes, save, stop, remove };
}
