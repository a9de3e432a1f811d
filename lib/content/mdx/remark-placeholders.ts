import type { ElementContent } from 'hast';
import type { Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { placeholderAttributesOf } from '@/lib/content/placeholders/attributes';
import { type PlacedSegment, placePlaceholders } from '@/lib/content/placeholders/place-values';

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
        const segments = placePlaceholders(node.value, 'prose');
        parent.children.splice(index, 1, ...(segments.map(inProse) as never[]));
        return [SKIP, index + segments.length];
      }
      if (node.type === 'inlineCode') {
        node.data = { ...node.data, hChildren: placePlaceholders(node.value, 'inlineCode').map(asHast) };
      }
      return undefined;
    });
  };
}

function inProse(segment: PlacedSegment) {
  return segment.name === null
    ? { type: 'text', value: segment.text }
    : {
        type: 'placeholder',
        data: {
          hName: 'span',
          hProperties: placeholderAttributesOf(segment),
          hChildren: [{ type: 'text', value: segment.text }],
        },
      };
}

function asHast(segment: PlacedSegment): ElementContent {
  const text = { type: 'text', value: segment.text } as const;
  return segment.name === null
    ? text
    : { type: 'element', tagName: 'span', properties: placeholderAttributesOf(segment), children: [text] };
}
