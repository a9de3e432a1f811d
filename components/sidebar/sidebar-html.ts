import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import type { ResolvedItem } from '@/lib/manifest/resolve';
import { withBasePath } from '@/lib/site/base-path.mjs';

/** The links of each sidebar without a mark: the pages of a section share one list, and a section may have a hundred. */
const written = new WeakMap<readonly ResolvedItem[], string>();

/** The links of a sidebar as nested lists; the one to the page that is shown says so. */
export function sidebarHtml(items: readonly ResolvedItem[], current: string): string {
  const html = written.get(items) ?? toHtml(listOf(items));
  written.set(items, html);
  const href = ` href="${withBasePath(current)}"`;
  return html.replace(href, `${href} aria-current="page"`);
}

function listOf(items: readonly ResolvedItem[]) {
  return h(
    'ul',
    items.map((item) =>
      h('li', item.type === 'link' ? h('a', { href: withBasePath(item.path) }, item.label) : categoryOf(item)),
    ),
  );
}

function categoryOf({ label, items }: Extract<ResolvedItem, { type: 'category' }>): ReturnType<typeof h>[] {
  return [h('span', label), listOf(items)];
}
