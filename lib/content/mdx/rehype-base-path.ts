import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { basePath, withBasePath } from '@/lib/site/base-path.mjs';

/**
 * Adds the base path to links and images whose URLs start at the site's root.
 *
 * @returns undefined if the site is at the root of its host
 */
export function rehypeBasePath(): ((tree: Root) => void) | undefined {
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
