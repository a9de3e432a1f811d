import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { withBasePath } from '@/lib/site/base-path.mjs';
import { site } from '@/lib/site/config';
import { editionLabels } from '@/lib/site/editions';
import type { ResolvedItem, ResolvedSidebar } from '@/lib/site/manifest/types';
import { SidebarLinks } from './sidebar-links';

/** The HTML of each sidebar. The pages of a section share one, and it can have a hundred links. */
const htmlCache = new WeakMap<ResolvedSidebar, string>();

export function Sidebar({ sidebar }: { readonly sidebar: ResolvedSidebar }) {
  return <SidebarLinks label={sidebar.label} name={nameOf(sidebar.label)} html={sidebarHtml(sidebar)} />;
}

/**
 * Returns the links of a sidebar as nested lists. If the sidebar belongs to another edition than the reader's, a link
 * to the reader's edition comes first.
 */
export function sidebarHtml(sidebar: ResolvedSidebar): string {
  const html = htmlCache.get(sidebar) ?? toHtml([...editionLinks(sidebar.label), listOf(sidebar.items)]);
  htmlCache.set(sidebar, html);
  return html;
}

function nameOf(label: string): string {
  return Object.values<string>(editionLabels).includes(label) ? `${site.product} ${label}` : label;
}

function editionLinks(label: string) {
  return Object.entries(editionLabels)
    .filter(([, name]) => name !== label)
    .map(([edition, name]) =>
      h('a', { href: withBasePath(`/${edition}/`), dataEditionLink: edition }, `Your edition: ${name}`),
    );
}

function listOf(items: readonly ResolvedItem[]) {
  return h(
    'ul',
    items.map((item) => h('li', item.type === 'link' ? linkTo(item) : categoryOf(item))),
  );
}

function categoryOf({ label, items }: Extract<ResolvedItem, { type: 'category' }>): ReturnType<typeof h>[] {
  return [h('span', label), listOf(items)];
}

function linkTo({ path, label, method, editions }: Extract<ResolvedItem, { type: 'link' }>) {
  return h('a', { href: withBasePath(path), dataEditions: editions?.join(' '), dataMethod: method }, label);
}
