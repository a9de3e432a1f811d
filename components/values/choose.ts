import { openTabs } from '@/components/prose/tabs/tab-groups';
import { tabKeyPrefix } from '@/components/prose/tabs/tabs-script';
import { storageSlot } from '@/lib/browser/dom/storage-slot';
import type { Choices } from '@/lib/browser/values/choices';
import { setValue } from './values-store';

/** Stores a choice, and opens its tab here and on later pages. A version means nothing for another edition. */
export function choose(name: keyof Choices, value: string | null): void {
  setValue(name, value);
  if (name === 'edition') {
    setValue('version', null);
  }
  if (name !== 'version' && value !== null) {
    const group = name === 'method' ? 'install' : 'edition';
    const tab = name === 'edition' && value !== 'lite' ? 'pro-and-enterprise' : value;
    storageSlot(tabKeyPrefix + group).write(tab);
    openTabs(group, tab);
  }
}
