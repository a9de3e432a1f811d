// @ts-check
import { visit } from 'unist-util-visit';
import { basePath, withBasePath } from '../site/base-path.mjs';

/**
 * Puts the base path in front of links and images that begin at the root of the site.
 *
 * @returns {((tree: import('hast').Root) => void) | undefined} nothing to do where the site is at the root of its host
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
