import { stemmer } from 'stemmer';

/**
 * Returns the stem that an English word shares with its inflections (Porter's algorithm), so that `workers` finds
 * `worker`. A version becomes its number, however it's written (`v7`, `7.x`). Other identifiers are their own stems.
 */
export function wordStemOf(word: string): string {
  const version = /^v?(\d+)(?:\.x)?$/.exec(word)?.[1];
  return version ?? (/^[a-z]{4,}$/.test(word) ? stemmer(word) : word);
}
