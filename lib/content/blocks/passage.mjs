// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../../content/passages');

/**
 * `<Passage name="apply-env-change" />` shows text from `content/passages/` that several pages share. `only="Docker"`
 * shows the content of that tab alone, for a page about one kind of installation. Other attributes replace variables in
 * the passage: `service="mixpost"` replaces `%service%`.
 *
 * @type {import('./registry.mjs').Block}
 */
export function passage({ name = '', only, ...marks }) {
  const file = join(folder, `${name}.md`);
  if (!/^[a-z0-9-]+$/.test(name) || !existsSync(file)) {
    const names = readdirSync(folder).map((entry) => entry.slice(0, -'.md'.length));
    throw new Error(`names the passage "${name}", which isn't in content/passages; write one of ${names.join(', ')}.`);
  }
  const whole = readFileSync(file, 'utf8');
  const text = only === undefined ? whole : withoutTabs(whole, only);
  return text.replaceAll(/%([a-z]+)%/g, (_, mark) => {
    const value = marks[mark];
    if (value === undefined) {
      throw new Error(`shows the passage "${name}" without a value for %${mark}%; add ${mark}="…".`);
    }
    return value;
  });
}

/**
 * Replaces each group of tabs with the content of its tab with the given label.
 *
 * @param {string} text
 * @param {string} label
 */
function withoutTabs(text, label) {
  return text.replaceAll(/<Tabs [^>]*>([\s\S]*?)<\/Tabs>/g, (_, tabs) => {
    const tab = tabs.split('<Tab ').find((/** @type {string} */ part) => part.startsWith(`label="${label}">`));
    if (tab === undefined) {
      throw new Error(
        `shows only the tab "${label}", which the passage doesn't have; write the label of one of its tabs.`,
      );
    }
    return tab.slice(tab.indexOf('>') + 1, tab.indexOf('</Tab>')).trim();
  });
}
