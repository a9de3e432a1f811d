// @ts-check
import { existsSync } from 'node:fs';
import { visit } from 'unist-util-visit';
import { canonicalLink, idOf } from './canonical-link.mjs';

/**
 * Rewrites links that are relative, or that name a content file, to the canonical path of the target page. Links to
 * files that readers put on their server become downloads.
 *
 * @returns {(tree: import('mdast').Root, file: import('vfile').VFile) => void}
 */
export default function remarkLinks() {
  return (tree, file) => {
    // IDs are relative to the content folder, or to the folder of the page's version.
    const folder = file.path.slice(0, -`${idOf(file.path)}.mdx`.length);
    const isPage = (/** @type {string} */ id) => existsSync(`${folder}${id}.mdx`);
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
