/**
 * Returns the option that a key leads to; the active one if the key does nothing. Up and down lead to the first option of
 * the row above or below, and left and right to the others in the row.
 *
 * @param options the options in order, each with its row
 */
export function nextOption(options: readonly { readonly row: object }[], active: number, key: string): number {
  const rows = [...new Set(options.map(({ row }) => row))];
  const row = options[active]?.row;
  const isVertical = key === 'ArrowDown' || key === 'ArrowUp';
  const step = key === 'ArrowDown' || key === 'ArrowRight' ? 1 : key === 'ArrowUp' || key === 'ArrowLeft' ? -1 : 0;
  if (row === undefined || step === 0) {
    return active;
  }
  if (isVertical) {
    const next = rows[(rows.indexOf(row) + step + rows.length) % rows.length];
    return options.findIndex((option) => option.row === next);
  }
  return options[active + step]?.row === row ? active + step : active;
}
