import { openTab } from '@/components/prose/tabs/tab-groups';
import { storageSlot } from '@/lib/browser/dom/storage-slot';
import type { Choices } from '@/lib/browser/values/choices';
import { setValue } from './values-store';

/** The tabs that match a choice, because many pages have tabs for installation methods and editions. */
const tabs: Readonly<
  Record<keyof Choices, (value: string) => { readonly group: string; readonly tab: string } | null>
> = {
  method: (value) => ({ group: 'install', tab: value }),
  edition: (value) => ({ group: 'edition', tab: value === 'lite' ? 'lite' : 'pro-and-enterprise' }),
  version: () => null,
};

/** Stores a choice, and opens its tab here and on later pages. A version means nothing for another edition. */
export function choose(name: keyof Choices, value: string | null): void {
  setValue(name, value);
  if (name === 'edition') {
    setValue('version', null);
  }
  const tab = value === null ? null : tabs[name](value);
  if (tab) {
    storageSlot(`tabs.${tab.group}`).write(tab.tab);
    openTab(tab.group, tab.tab);
  }
}
