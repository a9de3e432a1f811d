// @ts-check
import { visit } from 'unist-util-visit';
import { basePath, withBasePath } from '../../site/base-path.mjs';

/**
 * Adds the base path to links and images whose URLs start at the site's root.
 *
 * @returns {((tree: import('hast').Root) => void) | undefined} undefined if the site is at the root of its host
 */
export default function rehypeBasePath() {
  if (basePath === '') {
    return undefined;
  }
  return (tree) => {
    visit(tree, 'element', ({ properties }) => {
      for (const name of ['href', 'src']) {
        if (typeof properties[name] === 'string') {
          properties[name] = withBasePath(properties[name]);
        }
      }
    });
  };
}
