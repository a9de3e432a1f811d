import { type ComponentType, useEffect, useState } from 'react';
import { storageGroup } from '@/lib/browser/storage-slot';
import { valuesPrefix } from '@/lib/values/values-prefix';
import type { ValuesPanelProps } from './values-panel';

/** The panel, open at a value. */
export type OpenPanel = { readonly Panel: ComponentType<ValuesPanelProps>; readonly props: ValuesPanelProps };

const opening = '[data-values-open], [data-placeholder]';

/**
 * Opens the panel of the reader's values from a placeholder, from the button in the navbar and by Alt+Shift+V; and keeps the text of pages
 * at the values once there are some. The code of both is fetched only then.
 */
export function useValues(): OpenPanel | null {
  const [open, setOpen] = useState<OpenPanel | null>(null);

  useEffect(() => {
    const show = async (from: HTMLElement | null) => {
      try {
        const { ValuesPanel } = await import('./values-panel');
        const name = from?.dataset.placeholder ?? from?.dataset.valuesOpen;
        const opening = { name: name || null, from };
        const onClosed = () => setOpen((current) => (current?.props.opening === opening ? null : current));
        setOpen({ Panel: ValuesPanel, props: { opening, onClosed } });
      } catch {
        from?.setAttribute('title', 'Your values could not be loaded. Try again.');
      }
    };
    const openerOf = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLElement>(opening) : null);
    const onClick = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('[data-values-undo]')) {
        import('./choose').then(({ forgetEdition }) => forgetEdition()).catch(() => undefined);
        return;
      }
      const from = openerOf(event);
      const isMarking = !window.getSelection()?.isCollapsed;
      // A placeholder in a link is part of the link, and who marks text to copy it wants no panel.
      if (from && !from.closest('a') && !(isMarking && from.dataset.placeholder)) {
        void show(from);
      }
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const from = openerOf(event);
      if (event.key === 'Tab') {
        makeReachable();
      } else if (event.key === 'Enter' && from?.dataset.placeholder) {
        void show(from);
      } else if (event.code === 'KeyV' && event.altKey && event.shiftKey && !event.ctrlKey && !event.metaKey) {
        event.preventDefault();
        void show(null);
      }
    };
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKeyDown);
    const onStorage = ({ key }: StorageEvent) => key?.startsWith(valuesPrefix) && startLive();
    window.addEventListener('storage', onStorage);
    if (Object.keys(storageGroup(valuesPrefix).readAll()).length > 0) {
      startLive();
    }
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('storage', onStorage);
    };
  }, []);

  return open;
}

/** Fails silently: the script in the head has filled what is plain, and the next page asks again. */
function startLive(): void {
  import('./live-values').then(({ startLiveValues }) => startLiveValues()).catch(() => undefined);
}

/** Lets Tab stop at the first placeholder of each name; who uses no keyboard pays nothing for it. */
function makeReachable(): void {
  const names = new Set<string | undefined>();
  for (const mark of document.querySelectorAll<HTMLElement>('[data-placeholder]')) {
    if (!names.has(mark.dataset.placeholder) && !mark.closest('a')) {
      mark.tabIndex = 0;
      mark.setAttribute('role', 'button');
      mark.setAttribute('aria-haspopup', 'dialog');
    }
    names.add(mark.dataset.placeholder);
  }
}
