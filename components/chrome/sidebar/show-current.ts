/** Centers the current page's entry of a sidebar, unless it's already visible. */
export function showCurrent(sidebar: HTMLElement): void {
  const entry = sidebar.querySelector('[aria-current="page"]')?.getBoundingClientRect();
  const box = sidebar.getBoundingClientRect();
  if (entry && (entry.top < box.top || entry.bottom > box.bottom)) {
    sidebar.scrollTop += entry.top - box.top - (box.height - entry.height) / 2;
  }
}
