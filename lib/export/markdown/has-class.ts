import type { Element } from 'hast';

/** Returns whether an element has a class. */
export function hasClass({ properties }: Element, name: string): boolean {
  return [properties.className].flat().includes(name);
}
