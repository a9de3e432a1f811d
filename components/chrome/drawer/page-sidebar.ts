/** Copies the page's sidebar (see `components/chrome/sidebar`) without its IDs. Returns null if the page has none. */
export function copySidebar(root: ParentNode): HTMLElement | null {
  const sidebar = root.querySelector<HTMLElement>('[data-sidebar]');
  if (!sidebar) {
    return null;
  }
  const copy = sidebar.cloneNode(true) as HTMLElement;
  delete copy.dataset.sidebar;
  for (const element of copy.querySelectorAll('[id]')) {
    element.removeAttribute('id');
  }
  return copy;
}
