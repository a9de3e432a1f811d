import type { ElementContent } from 'hast';
import type { Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { attributesOf } from '@/lib/content/placeholders/attributes';
import { type PlacedPart, placePlaceholders } from '@/lib/content/placeholders/place-values';

/**
 * Turns `[[domain]]` in prose and inline code into a marked span with the registry's example. remark-code handles
 * fences, because it needs the example before it highlights.
 */
export function remarkPlaceholders(): (tree: Root) => void {
  return (tree) => {
    visit(tree, (node, index, parent) => {
      if (!parent || index === undefined || !('value' in node) || !node.value.includes('[[')) {
        return undefined;
      }
      if (node.type === 'text') {
        const parts = placePlaceholders(node.value, 'prose');
        parent.children.splice(index, 1, ...(parts.map(inProse) as never[]));
        return [SKIP, index + parts.length];
      }
      if (node.type === 'inlineCode') {
        node.data = { ...node.data, hChildren: placePlaceholders(node.value, 'inlineCode').map(asHast) };
      }
      return undefined;
    });
  };
}

function inProse(part: PlacedPart) {
  return part.name === null
    ? { type: 'text', value: part.text }
    : {
        type: 'placeholder',
        data: { hName: 'span', hProperties: attributesOf(part), hChildren: [{ type: 'text', value: part.text }] },
      };
}

function asHast(part: PlacedPart): ElementContent {
  const text = { type: 'text', value: part.text } as const;
  return part.name === null
    ? text
    : { type: 'element', tagName: 'span', properties: attributesOf(part), children: [text] };
}
