// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../content/passages');

/**
 * `<Passage name="apply-env-change" />`: text that several pages share, from `content/passages/`. Other attributes fill the passage's
 * own marks: `service="mixpost"` stands for `%service%`.
 *
 * @type {import('./registry.mjs').Block}
 */
export function passage({ name = '', ...marks }) {
  const file = join(folder, `${name}.md`);
  if (!/^[a-z0-9-]+$/.test(name) || !existsSync(file)) {
    const names = readdirSync(folder).map((entry) => entry.slice(0, -'.md'.length));
    throw new Error(`names the passage "${name}", which content/passages lacks; write one of ${names.join(', ')}.`);
  }
  const text = readFileSync(file, 'utf8');
  return text.replaceAll(/%([a-z]+)%/g, (_, mark) => {
    const value = marks[mark];
    if (value === undefined) {
      throw new Error(`shows the passage "${name}" without a value for %${mark}%; add ${mark}="…".`);
    }
    return value;
  });
}
