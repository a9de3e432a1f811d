/**
 * Returns a field that shows only the keys or errors of its page that contain its text. Its script is
 * `components/prose/key-filter/key-filter-control.ts`.
 */
export function filterField(noun: 'key' | 'error'): string {
  const label = `Filter ${noun}s`;
  return `<p className="key-filter"><input className="value-input" type="search" aria-label="${label}" placeholder="${label}" autoComplete="off" data-key-filter="${noun}" /> <output></output></p>`;
}
