'use client';

import { useState } from 'react';
import { useHydrated } from '@/components/tools/use-hydrated';
import { isSlashOn, setSlash } from './shortcuts';

/** Renders the reader's choice whether the slash opens the search (WCAG 2.1.4). */
export function SlashSetting() {
  const isHydrated = useHydrated();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const change = (isOn: boolean) => {
    setSlash(isOn);
    setChosen(isOn);
  };
  return (
    <p>
      <label>
        <input
          type="checkbox"
          disabled={!isHydrated}
          checked={chosen ?? (!isHydrated || isSlashOn())}
          onChange={({ target }) => change(target.checked)}
        />{' '}
        Press <kbd>/</kbd> to search
      </label>
    </p>
  );
}
