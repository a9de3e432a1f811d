import type { Element } from 'hast';
import { hasClass } from './code-block';

/** Returns the elements in another one. */
export function elementsIn({ children }: Element): Element[] {
  return children.filter((child) => child.type === 'element');
}

/** Returns the elements in another one, with those in plain parts instead of the parts (`rehype-static.ts`). */
export function blocksIn(parent: Element): Element[] {
  return elementsIn(parent).flatMap((child) => (hasClass(child, 'static') ? blocksIn(child) : child));
}
