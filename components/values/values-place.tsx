'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { AppMessages } from '@/components/tools/app-messages';
import { OnDemand } from '@/components/tools/on-demand';
import { useHydrated } from '@/components/tools/use-hydrated';
import { atIdle } from '@/lib/browser/dom/at-idle';
import { isSaveData } from '@/lib/browser/dom/connection';
import { onOpenedValue, openedValue } from './opened-value';

const name = 'your values';

/** With what shows the first value on the page. */
async function load() {
  const [{ ValuesPanel }] = await Promise.all([import('./values-panel'), import('./live-text')]);
  return ValuesPanel;
}

/** Renders the content of the panel while that's open. */
export function ValuesPlace() {
  const opened = useSyncExternalStore(onOpenedValue, openedValue, () => null);
  // So that it opens without a network, too.
  useEffect(() => {
    if (!isSaveData()) {
      atIdle(() => load().catch(() => undefined));
    }
  }, []);
  return useHydrated() ? (
    opened !== null && <OnDemand key={opened} name={name} load={load} props={{ opened }} />
  ) : (
    <AppMessages name={name} />
  );
}
