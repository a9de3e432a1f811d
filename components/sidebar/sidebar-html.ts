import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import type { ResolvedItem } from '@/lib/manifest/resolve';
import { withBasePath } from '@/lib/site/base-path.mjs';

/** The links of a sidebar as nested lists; the one to the page that is shown says so. */
export function sidebarHtml(items: readonly ResolvedItem[], current: string): string {
  return toHtml(listOf(items, current));
}

function listOf(items: readonly ResolvedItem[], current: string) {
  return h('ul', items.map((item) => h('li', item.type === 'link' ? linkTo(item.path, item.label, current) : categoryOf(item, current))));
}

function linkTo(path: string, label: string, current: string) {
  return h('a', { href: withBasePath(path), ...(path === current && { ariaCurrent: 'page' }) }, label);
}

function categoryOf({ label, items }: Extract<ResolvedItem, { type: 'category' }>, current: string): ReturnType<typeof h>[] {
  return [h('span', label), listOf(items, current)];
}
