import type { Nodes } from 'mdast';
import { splitPlaceholders } from '@/lib/content/placeholders/split';

/** Replaces inline code and readers' values, which count as one word each. */
export const literal = 'Literal';

/** Returns the text of a node with its line breaks, and one word for inline code or a placeholder. */
export function proseOf(node: Nodes): string {
  switch (node.type) {
    case 'text':
      return splitPlaceholders(node.value)
        .map(({ text, name }) => (name === null ? text : literal))
        .join('');
    case 'inlineCode':
      return literal;
    case 'break':
      return '\n';
    default:
      return 'children' in node ? node.children.map(proseOf).join('') : '';
  }
}
