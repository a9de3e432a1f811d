import { type ComponentType, useEffect, useState } from 'react';
import type { TextActionsProps } from './text-actions';

/** What in a page only a click brings to life: copy buttons, addresses of headings, files to download, pictures, the menu at the title. */
const answering = '[data-copy], a.anchor, a[download], [data-zoom], [data-page-menu]';

/** The signs that a reader turns to something; a click that comes without any of the others, as from a program, is one too. */
const signs = ['pointerover', 'touchstart', 'focusin', 'click'] as const;

/** A menu that opened by itself, before any script was there: wherever the reader turns then, it has to close. */
const openMenu = '[data-page-menu][open]';

/** What answers once it is fetched; `early` holds the clicks that it has to make up for. */
export type Answering = { readonly Actions: ComponentType<TextActionsProps>; readonly early: readonly MouseEvent[] };

/** Whether an event happened in something that needs what is fetched. */
function isMeant({ target }: Event): boolean {
  return target instanceof Element && target.closest(answering) !== null;
}

/** Says on what was clicked that nothing came of it; the next click asks again. */
function sayFailed({ target }: Event): void {
  const clicked = target as Element;
  const control = clicked.closest('[data-zoom]')?.querySelector('[data-enlarge]') ?? clicked.closest('button, a');
  control?.setAttribute('aria-label', 'Could not load. Try again');
  control?.setAttribute('data-failed', '');
}

/**
 * Fetches what answers clicks in the text when the reader first turns to something that needs it, so that reading alone costs nothing.
 *
 * @returns null until it is there; when it cannot be fetched, the next sign tries again
 */
export function useTextActions(): Answering | null {
  const [answer, setAnswer] = useState<Answering | null>(null);

  useEffect(() => {
    if (answer) {
      return undefined;
    }
    const early: MouseEvent[] = [];
    let isFetching = false;
    const onSign = (event: Event) => {
      if (!isMeant(event) && !document.querySelector(openMenu)) {
        return;
      }
      if (event instanceof MouseEvent && event.type === 'click') {
        early.push(event);
      }
      if (isFetching) {
        return;
      }
      isFetching = true;
      import('./text-actions')
        .then(({ TextActions }) => setAnswer({ Actions: TextActions, early }))
        .catch(() => {
          isFetching = false;
          early.splice(0).filter(isMeant).forEach(sayFailed);
        });
    };
    for (const sign of signs) {
      document.addEventListener(sign, onSign, { passive: true });
    }
    return () => {
      for (const sign of signs) {
        document.removeEventListener(sign, onSign);
      }
    };
  }, [answer]);

  return answer;
}
