import { useEffect, useSyncExternalStore } from 'react';
import { currentValues, onValues, setValue } from '@/components/values/values-store';
import { storageSlot } from '@/lib/browser/dom/storage-slot';
import { valueError } from '@/lib/browser/values/stored-values';

export const tokenName = 'access-token';

const tokenSlot = storageSlot('api-token', 'sessionStorage');

/** Returns the access token and what changes it, and keeps it as long as the tab. */
export function useToken(): [token: string | undefined, setToken: (token: string | null) => void] {
  const values = useSyncExternalStore(onValues, currentValues);

  useEffect(() => {
    const stored = tokenSlot.read() ?? '';
    if (currentValues()[tokenName] === undefined && valueError(tokenName, stored) === null) {
      setValue(tokenName, stored);
    }
    const write = () => tokenSlot.write(currentValues()[tokenName] ?? '');
    write();
    return onValues(write);
  }, []);

  return [values[tokenName], setToken];
}

function setToken(token: string | null): void {
  setValue(tokenName, token);
}
