import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Attributes } from './registry';

const folder = join(import.meta.dirname, '../../../content/passages');

/**
 * `<Passage name="apply-env-change" />` shows text from `content/passages/` that several pages share. `only="Docker"`
 * shows the content of that tab alone, for a page about one kind of installation. Other attributes replace variables in
 * the passage: `service="mixpost"` replaces `%service%`.
 */
export function passage({ name = '', only, ...marks }: Attributes) {
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

/** Replaces each group of tabs with the content of its tab with the given label. */
function withoutTabs(text: string, label: string) {
  return text.replaceAll(/<Tabs [^>]*>([\s\S]*?)<\/Tabs>/g, (_, tabs) => {
    const tab = tabs.split('<Tab ').find((part: string) => part.startsWith(`label="${label}">`));
    if (tab === undefined) {
      throw new Error(
        `shows only the tab "${label}", which the passage doesn't have; write the label of one of its tabs.`,
      );
    }
    return tab.slice(tab.indexOf('>') + 1, tab.indexOf('</Tab>')).trim();
  });
}
