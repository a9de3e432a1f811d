import type { Placeholder } from '@/lib/content/placeholders/entry';
import { placeholders } from '@/lib/content/placeholders/placeholder-registry';
import { isChoice, isChoosable, type Values } from './choices';
import { kindError } from './kinds';

export function entryOf(name: string): Placeholder | undefined {
  return Object.hasOwn(placeholders, name) ? placeholders[name as keyof typeof placeholders] : undefined;
}

export function valueError(name: string, value: string): string | null {
  const entry = entryOf(name);
  if (!entry) {
    return isChoice(name) && isChoosable(name, value) ? null : "This site doesn't have that value.";
  }
  return value === '' && entry.mayBeEmpty ? null : kindError(entry.kind, value);
}

/** Returns the valid stored values, without invalid ones, secrets, and names that the registry lacks. */
export function knownValues(stored: Values): Values {
  return Object.fromEntries(
    Object.entries(stored).filter(([name, value]) => !entryOf(name)?.isSecret && valueError(name, value) === null),
  );
}
