import type { Element, Nodes } from 'hast';
import { visit } from 'unist-util-visit';

/** Returns the elements in another one. */
export function elementsIn({ children }: Element): Element[] {
  return children.filter((child) => child.type === 'element');
}

/** Returns the elements below a node at any depth, in document order. */
export function elementsBelow(tree: Nodes): Element[] {
  const elements: Element[] = [];
  visit(tree, 'element', (element) => {
    elements.push(element);
  });
  return elements;
}

/** Returns whether an element has a class. */
export function hasClass({ properties }: Element, name: string): boolean {
  return [properties.className].flat().includes(name);
}
