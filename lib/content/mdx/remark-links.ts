import { existsSync } from 'node:fs';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { canonicalLink, idOf } from './canonical-link';

/**
 * Rewrites links that are relative, or that name a content file, to the canonical path of the target page. Links to
 * files that readers put on their server become downloads.
 */
export function remarkLinks(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    // IDs are relative to the content folder, or to the folder of the page's version.
    const folder = file.path.slice(0, -`${idOf(file.path)}.mdx`.length);
    const isPage = (id: string) => existsSync(`${folder}${id}.mdx`);
    visit(tree, ['link', 'definition'], (node) => {
      if ('url' in node) {
        node.url = canonicalLink(node.url, file.path, isPage);
        if (/^\/.*\.(?:env|ya?ml)$/.test(node.url)) {
          node.data = { ...node.data, hProperties: { download: true } };
        }
      }
    });
  };
}
