import type { SearchEngine } from '@/lib/search/engine';
import { interimEngine } from './interim-engine';

let opening: Promise<SearchEngine> | null = null;

/** Opens the engine. */
export function openEngine(): Promise<SearchEngine> {
  opening ??= interimEngine().catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
}
