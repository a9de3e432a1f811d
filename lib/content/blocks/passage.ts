import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unknownName } from '@/lib/content/pages/closest';
import { contentFolder } from '@/lib/content/pages/content-files';
import type { Attributes } from './block-registry';

const folder = join(/* turbopackIgnore: true */ process.cwd(), contentFolder, 'passages');

/**
 * `<Passage name="apply-env-change" />` shows text from `content/passages/` that several pages share. `only="Docker"`
 * shows the content of that tab alone, for a page about one kind of installation. Other attributes replace variables in
 * the passage: `service="mixpost"` replaces `%service%`.
 */
export function passage({ name = '', only, ...marks }: Attributes) {
  const names = readdirSync(folder).map((file) => file.slice(0, -'.md'.length));
  if (!names.includes(name)) {
    unknownName('passage', name, names);
  }
  const whole = readFileSync(join(folder, `${name}.md`), 'utf8');
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
  return text.replaceAll(/<Tabs [^>]*>([\s\S]*?)<\/Tabs>/g, (_, inside: string) => {
    const tabs = [...inside.matchAll(/<Tab label="(.*?)">([\s\S]*?)<\/Tab>/g)];
    const contents = Object.fromEntries(tabs.map(([, name, content = '']) => [name, content.trim()]));
    return contents[label] ?? unknownName('tab', label, Object.keys(contents));
  });
}

/** Puts the passages that a page shows, with those that they show, into its Markdown. */
export function withPassages(page: string): string {
  return page.replaceAll(/<Passage\s+([^>]*?)\s*\/>/g, (_, attributes: string) =>
    withPassages(
      passage(Object.fromEntries([...attributes.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]))),
    ),
  );
}
