import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { editionLabels } from '@/lib/site/editions';
import { exportOf } from './esm-export';

/** Exports `summary` for the components around a page's text. Runs after every plugin that adds text. */
export function rehypeSummary(): (tree: Root) => void {
  return (tree) => {
    const placeholders: Set<string> = new Set();
    const dimmedFor: Set<string> = new Set();
    const latest: Map<string, string> = new Map();
    let hasOperation = false;
    visit(tree, (node) => {
      hasOperation ||= node.type === 'element' && String(node.properties.className) === 'samples';
      if (node.type === 'element' && node.properties['data-applies']) {
        const applies = String(node.properties['data-applies']).split(' ');
        for (const edition of Object.keys(editionLabels).filter((name) => !applies.includes(name))) {
          dimmedFor.add(edition);
        }
        for (const entry of String(node.properties['data-since-version'] ?? '').split(' ')) {
          const [edition = '', version = ''] = entry.split(':');
          if (version.localeCompare(latest.get(edition) ?? '', 'en', { numeric: true }) > 0) {
            latest.set(edition, version);
          }
        }
      }
      if (node.type === 'element' && node.properties['data-placeholder']) {
        placeholders.add(String(node.properties['data-placeholder']));
      } else if (node.type === 'raw') {
        for (const [, name = ''] of node.value.matchAll(/ data-placeholder="([^"]+)"/g)) {
          placeholders.add(name);
        }
      }
    });
    const latestSince = [...latest].map(([edition, version]) => `${edition}:${version}`).join(' ');
    const summary = { placeholders: [...placeholders], dimmedFor: [...dimmedFor], latestSince, hasOperation };
    tree.children.unshift(exportOf('summary', summary));
  };
}
