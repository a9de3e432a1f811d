import { useEffect } from 'react';
import { ValueField } from '@/components/values/value-field';
import { currentValues, onValues, setValue } from '@/components/values/values-store';
import { storageSlot } from '@/lib/browser/dom/storage-slot';
import { valueError } from '@/lib/browser/values/stored-values';
import { api } from '@/lib/content/placeholders/names/api';

const name = 'access-token';
const slot = storageSlot('api-token', 'sessionStorage');

/** Renders the field of the access token, which is one of the reader's values, and keeps it as long as the tab. */
export function TokenField() {
  useEffect(() => {
    const stored = slot.read() ?? '';
    if (currentValues()[name] === undefined && valueError(name, stored) === null) {
      setValue(name, stored);
    }
    const write = () => slot.write(currentValues()[name] ?? '');
    write();
    return onValues(write);
  }, []);

  return <ValueField id="request-token" name={name} entry={api[name]} hint="Kept in this tab until you close it." />;
}
