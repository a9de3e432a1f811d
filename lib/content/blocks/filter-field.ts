/**
 * Returns a field that shows only the keys or errors of its page that contain its text. Its script is
 * `components/prose/list-filter/list-filter-control.ts`.
 */
export function filterField(noun: 'key' | 'error'): string {
  const label = `Filter ${noun}s`;
  return `<p className="list-filter"><input className="value-input" type="search" aria-label="${label}" placeholder="${label}" autoComplete="off" data-list-filter="${noun}" /> <output></output></p>`;
}
