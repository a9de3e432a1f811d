'use client';

import { usePathname } from 'next/navigation';
import { type ComponentType, useEffect, useLayoutEffect, useState } from 'react';
import { hasStoredValues, valueStorage } from '@/lib/browser/values/value-storage';

/** Keeps every page up to date with the reader's values, with code that loads once there are some. */
export function LiveValues() {
  const pathname = usePathname();
  const [isNeeded, setNeeded] = useState(false);
  const [LiveText, setLiveText] = useState<ComponentType>();

  useLayoutEffect(() => {
    const need = () => setNeeded(true);
    // The inline script has filled values that may be gone by now. Secrets are in no storage.
    if (hasStoredValues() || document.querySelector('[data-example], html[data-edition]')) {
      need();
    }
    return valueStorage.onChange(need);
  }, []);

  // A failure is silent: the inline script has filled plain values, and the next page retries.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another attempt
  useEffect(() => {
    if (isNeeded && !LiveText) {
      import('./live-text').then(
        (loaded) => setLiveText(() => loaded.LiveText),
        () => undefined,
      );
    }
  }, [isNeeded, LiveText, pathname]);

  return LiveText && <LiveText />;
}
