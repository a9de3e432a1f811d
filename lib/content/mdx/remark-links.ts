import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** Turns links to files that readers put on their server into downloads. */
export function remarkLinks(): (tree: Root) => void {
  return (tree) =>
    visit(tree, ['link', 'definition'], (node) => {
      if ('url' in node && /^\/.*\.(?:env|ya?ml)$/.test(node.url)) {
        node.data = { ...node.data, hProperties: { download: true } };
      }
    });
}
