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
 * Reads stored values: those that this site knows and that are right. Rubbish, secrets and what an older version of the site knew are left out.
 *
 * @param text as stored; null for none
 */
export function parseValues(text: string | null): Values {
  const stored = parsed(text);
  const kept = Object.entries(stored).filter(
    (pair): pair is [string, string] =>
      typeof pair[1] === 'string' && !entryOf(pair[0])?.isSecret && valueFault(pair[0], pair[1]) === null,
  );
  return Object.fromEntries(kept);
}

function parsed(text: string | null): object {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
  } catch {
    return {};
  }
}
