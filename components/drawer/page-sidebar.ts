/** A copy of the sidebar of the page, and what it is called. */
export type PageSidebar = { readonly label: string; readonly nav: HTMLElement };

/** Copies the sidebar of the page (see `components/sidebar`); null for a page without one. The copy is not found as the sidebar again. */
export function copySidebar(root: ParentNode): PageSidebar | null {
  const own = root.querySelector<HTMLElement>('[data-sidebar]');
  if (!own) {
    return null;
  }
  const nav = own.cloneNode(true) as HTMLElement;
  const label = nav.dataset.sidebar ?? '';
  delete nav.dataset.sidebar;
  for (const element of nav.querySelectorAll('[id]')) {
    element.removeAttribute('id');
  }
  return { label, nav };
}
