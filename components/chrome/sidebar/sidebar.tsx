import type { ResolvedSidebar } from '@/lib/site/manifest/resolve';
import { sidebarHtml } from './sidebar-html';
import { SidebarLinks } from './sidebar-links';

/** Renders the pages of a section, in reading order. */
export function Sidebar({ sidebar }: { readonly sidebar: ResolvedSidebar }) {
  return <SidebarLinks label={sidebar.label} html={sidebarHtml(sidebar)} />;
}
