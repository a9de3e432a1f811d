import type { ValuePages } from '@/components/values/load-value-pages';
import { readData } from './data-files';

/**
 * Reads which pages use each value. Replaces the module with the same name in `components/values/` in the offline copy.
 */
export async function loadValuePages(): Promise<ValuePages> {
  return JSON.parse(await readData('value-pages.json'));
}
