import type { ValuePages } from '@/components/values/load-value-pages';
import { readData } from './data-files';

/** Stands in for the module of the same name in `components/values/`: reads which pages use which value. */
export async function loadValuePages(): Promise<ValuePages> {
  return JSON.parse(await readData('value-pages.json'));
}
