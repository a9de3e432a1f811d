import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder } from '@/lib/content/pages/content-files';
import { readIdRegistry } from '@/lib/content/pages/moved-ids';
import { type Section, sectionsOf } from '@/lib/content/pages/sections';
import type { Attributes } from './block-registry';
import { stack } from './markdown';

const root = join(import.meta.dirname, '../../..');

/** The page with the index. Its entries keep the IDs that they had when this page explained them. */
const indexPath = '/troubleshooting';

/**
 * `<ErrorIndex page="troubleshooting/database" />` lists the level-3 headings of a page as links, in groups by its
 * level-2 headings. `groups="no"` lists the headings of both levels without groups. A search for an error finds its
 * section, not this list.
 */
export function errorIndex({ page = '', groups, level = '3' }: Attributes) {
  const file = join(root, contentFolder, `${page}.mdx`);
  if (!/^[a-z0-9/-]+$/.test(page) || !existsSync(file)) {
    throw new Error(`lists the errors of "${page}", which isn't a page; write an ID such as troubleshooting/database.`);
  }
  const headings = sectionsOf(`/${page}`, readFileSync(file, 'utf8')).filter((section) => section.level < 4);
  const keptIds = readKeptIds();
  const itemOf = ({ title, address }: Section) => {
    const anchors = (keptIds.get(address) ?? []).map((kept) => `<a id="${kept}" data-moved=""></a>`);
    return `- ${anchors.join('')}[${title}](${address})`;
  };
  const isGroup = (section: Section) => section.level === 2 && groups !== 'no';
  const parts = headings.map((heading, at) => {
    if (isGroup(heading)) {
      return `${'#'.repeat(Number(level))} ${heading.title}\n`;
    }
    const next = headings[at + 1];
    return itemOf(heading) + (next && isGroup(next) ? '\n' : '');
  });
  return stack(['<div data-index="">', parts.join('\n'), '</div>']);
}

/** Returns the IDs that the index published for sections of other pages, by the path and hash of the section. */
function readKeptIds() {
  const kept: Map<string, string[]> = new Map();
  for (const [id, successor] of Object.entries(readIdRegistry(root)[indexPath] ?? {})) {
    if (typeof successor === 'string') {
      kept.set(successor, [...(kept.get(successor) ?? []), id]);
    }
  }
  return kept;
}
