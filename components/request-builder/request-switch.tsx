'use client';

import { type ComponentType, type ReactNode, useState } from 'react';
import { AppMessages } from '@/components/tools/app-messages';
import { OnDemand } from '@/components/tools/on-demand';
import { useHydrated } from '@/components/tools/use-hydrated';
import { fetchJson } from '@/lib/browser/dom/fetch-json';
import type { RequestDescription } from '@/lib/content/api/request-descriptions';
import { sharedPrefix } from './shared-request';

export type RequestSwitchProps = {
  readonly id: string;
  /** Where the description of the operation is. */
  readonly address: string;
  readonly children: ReactNode;
};

const name = 'the request builder';

/**
 * Renders the switch between the samples of an operation and its request builder. Before React runs, `app-start.ts`
 * presses its buttons, and the place of the builder shows how far the app is. `app/styles/operation.css` hides what
 * isn't chosen. The address is also an attribute, so that the service worker saves the description together with the
 * page.
 */
export function RequestSwitch({ id, address, children }: RequestSwitchProps) {
  const [isOpen, setOpen] = useState(() => wasOpened(address));
  const [isNeeded, setNeeded] = useState(isOpen);
  const isHydrated = useHydrated();
  const open = () => {
    setOpen(true);
    setNeeded(true);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be one of the request's */}
      <div className="choices" role="group" aria-label="Request" data-request={address}>
        {/* A press before hydration has changed the attribute. */}
        <button
          type="button"
          aria-pressed={!isOpen}
          data-app-start=""
          onClick={() => setOpen(false)}
          suppressHydrationWarning
        >
          Sample
        </button>
        <button
          type="button"
          aria-pressed={isOpen}
          data-app-start={sharedPrefix}
          onClick={open}
          suppressHydrationWarning
        >
          Build
        </button>
      </div>
      <div className="request-builder">
        {isHydrated ? (
          isNeeded && <OnDemand name={name} load={() => load(id, address)} props={{}} />
        ) : (
          <AppMessages name={name} />
        )}
      </div>
      {children}
    </>
  );
}

/**
 * Returns whether a reader opened the builder in the built page, before React draws it, or with a link that shares it.
 */
function wasOpened(address: string): boolean {
  if (typeof document === 'undefined') {
    return false;
  }
  const buttons = document.querySelector(`[data-request="${address}"]`)?.children;
  return buttons ? buttons[1]?.getAttribute('aria-pressed') === 'true' : window.location.hash.startsWith(sharedPrefix);
}

async function load(id: string, address: string): Promise<ComponentType> {
  const [{ RequestForm }, description] = await Promise.all([
    import('./request-form'),
    fetchJson<RequestDescription>(address),
  ]);
  return () => <RequestForm id={id} description={description} />;
}
