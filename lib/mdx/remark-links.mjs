// @ts-check
import { visit } from 'unist-util-visit';
import { canonicalLink } from './canonical-link.mjs';

/**
 * Rewrites links that are relative, or that name a content file, to the canonical path of the page they mean.
 *
 * @returns {(tree: import('mdast').Root, file: import('vfile').VFile) => void}
 */
export default function remarkLinks() {
  return (tree, file) => {
    visit(tree, ['link', 'definition'], (node) => {
      if ('url' in node) {
        node.url = canonicalLink(node.url, file.path);
      }
    });
  };
}
