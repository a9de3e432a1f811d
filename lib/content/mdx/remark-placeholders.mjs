// @ts-check
import { SKIP, visit } from 'unist-util-visit';
import { attributesOf } from '../placeholders/attributes.mjs';
import { placePlaceholders } from '../placeholders/place-values.mjs';

/**
 * Turns `[[domain]]` in prose and inline code into a marked span with the registry's example. remark-code handles
 * fences, because it needs the example before it highlights.
 *
 * @returns {(tree: import('mdast').Root) => void}
 */
export default function remarkPlaceholders() {
  return (tree) => {
    visit(tree, (node, index, parent) => {
      if (!parent || index === undefined || !('value' in node) || !node.value.includes('[[')) {
        return undefined;
      }
      if (node.type === 'text') {
        const parts = placePlaceholders(node.value, 'prose');
        parent.children.splice(index, 1, .../** @type {any[]} */ (parts.map(inProse)));
        return [SKIP, index + parts.length];
      }
      if (node.type === 'inlineCode') {
        node.data = { ...node.data, hChildren: placePlaceholders(node.value, 'inlineCode').map(asHast) };
      }
      return undefined;
    });
  };
}

/** @param {import('../placeholders/place-values.mjs').PlacedPart} part */
function inProse(part) {
  return part.name === null
    ? { type: 'text', value: part.text }
    : {
        type: 'placeholder',
        data: { hName: 'span', hProperties: attributesOf(part), hChildren: [{ type: 'text', value: part.text }] },
      };
}

/**
 * @param {import('../placeholders/place-values.mjs').PlacedPart} part
 * @returns {import('hast').ElementContent}
 */
function asHast(part) {
  const text = /** @type {const} */ ({ type: 'text', value: part.text });
  return part.name === null
    ? text
    : { type: 'element', tagName: 'span', properties: attributesOf(part), children: [text] };
}
