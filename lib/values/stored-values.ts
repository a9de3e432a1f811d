import type { Placeholder } from '@/lib/placeholders/entry';
import { placeholders } from '@/lib/placeholders/registry.mjs';
import { isChoice, isChoosable } from './choices';
import { faultOf } from './kinds';

/** A reader's values and choices by their names. */
export type Values = Readonly<Record<string, string>>;

/** The entry of a name; undefined for one that the registry lacks. */
export function entryOf(name: string): Placeholder | undefined {
  return Object.hasOwn(placeholders, name) ? placeholders[name as keyof typeof placeholders] : undefined;
}

/** What is wrong with a value of this name, as a sentence; null for a right one. */
export function valueFault(name: string, value: string): string | null {
  const entry = entryOf(name);
  if (!entry) {
    return isChoice(name) && isChoosable(name, value) ? null : 'This site knows no such value.';
  }
  return value === '' && entry.mayBeEmpty ? null : faultOf(entry.kind, value);
}

/**
 * Keeps of stored values those that this site knows and that are right. Rubbish, secrets and what an older version of the site knew are
 * left out.
 */
export function knownValues(stored: Values): Values {
  return Object.fromEntries(
    Object.entries(stored).filter(([name, value]) => !entryOf(name)?.isSecret && valueFault(name, value) === null),
  );
}
