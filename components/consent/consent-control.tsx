'use client';

import { Suspense, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { lazyOrNothing } from '@/components/loading/lazy-or-nothing';
import type { Decision } from './consent';
import { ConsentBar } from './consent-bar';
import { decide, onDecision, readStanding } from './consent-store';

const TagManager = lazyOrNothing(() => import('./tag-manager').then((loaded) => loaded.TagManager));

/** Asks for consent where it is not known, loads the tag manager where it is given, and opens the question anew from the footer. */
export function ConsentControl({ gtmId }: { readonly gtmId: string }) {
  const standing = useSyncExternalStore(onDecision, readStanding);
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  useEffect(() => onPrivacyChoices(setOpener), []);

  const close = useCallback(() => {
    opener?.focus();
    setOpener(null);
  }, [opener]);

  const take = (decision: Decision) => {
    const isRevoked = readStanding() === 'granted' && decision === 'denied';
    decide(decision);
    close();
    if (isRevoked) {
      // What the container has started cannot be stopped otherwise.
      window.location.reload();
    }
  };

  return (
    <>
      {(opener !== null || standing === 'unasked') && (
        <ConsentBar standing={standing} isAskedFor={opener !== null} onDecision={take} onClose={close} />
      )}
      {standing === 'granted' && (
        <Suspense>
          <TagManager gtmId={gtmId} />
        </Suspense>
      )}
    </>
  );
}

/** Calls back with the button that asks for the privacy choices, until the returned function is called. */
function onPrivacyChoices(callback: (button: HTMLElement) => void): () => void {
  const onClick = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-privacy-choices]') : null;
    if (button) {
      callback(button);
    }
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}
